import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { DisclosureMenu } from './DisclosureMenu';
import { Field } from './Field';
import { Pagination, pageNumbers } from './Pagination';
import { confirm } from './questions';
import { Select } from './Select';
import { TabPanel, Tabs } from './Tabs';
import { TextInput } from './TextInput';
import { VerdictChip } from './VerdictChip';

describe('a button', () => {
  it('that is busy keeps the focus and refuses clicks', async () => {
    const onClick = vi.fn();
    await show(
      <Button isBusy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });
});

describe('a field', () => {
  it('ties label and error to its input', async () => {
    await show(
      <Field label="Name" error="Too long" isRequired>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText(/Name/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('Too long');
  });

  it('works with a form that reads inputs by reference', async () => {
    const onSubmit = vi.fn();
    function Form() {
      const form = useForm({ defaultValues: { name: 'start', size: 'b' } });
      return (
        <form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
          <Field label="Name">
            <TextInput {...form.register('name')} />
          </Field>
          <Field label="Size">
            <Select
              options={[
                { value: 'a', label: 'A' },
                { value: 'b', label: 'B' },
              ]}
              {...form.register('size')}
            />
          </Field>
          <button type="submit">Send</button>
        </form>
      );
    }
    await show(<Form />);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('start');
    expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('b');
    await userEvent.type(screen.getByLabelText('Name'), ' end');
    await userEvent.selectOptions(screen.getByLabelText('Size'), 'a');
    await userEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'start end', size: 'a' }));
  });
});

describe('a dialog', () => {
  function Opener({ onClosed }: { onClosed: () => void }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog
            title="Title"
            onClose={() => {
              setOpen(false);
              onClosed();
            }}
          >
            <TextInput aria-label="Inside" />
          </Dialog>
        )}
      </>
    );
  }

  it('has a name, closes by its button and gives the focus back', async () => {
    const onClosed = vi.fn();
    await show(<Opener onClosed={onClosed} />);
    const opener = screen.getByText('Open');
    opener.focus();
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Title' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(opener);
  });
});

describe('a question', () => {
  it('is answered by itself, also after another one of its title', async () => {
    await show(null);
    const answers = [confirm({ title: 'Sure?' }), confirm({ title: 'Sure?' })];
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await Promise.all(answers)).toEqual([true, false]);
  });

  it('resolves to what was pressed', async () => {
    await show(null);
    const first = confirm({ title: 'Delete P1000?' });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await first).toBe(true);
    const second = confirm({ title: 'Delete P1001?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await second).toBe(false);
  });
});

describe('a menu', () => {
  it('opens by its button and closes by Escape with the focus on it', async () => {
    await show(<DisclosureMenu face="More" entries={[{ key: 'a', label: 'A', href: '/a' }]} />);
    const button = screen.getByRole('button', { name: 'More' });
    expect(screen.queryByRole('link', { name: 'A' })).toBeNull();
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'A' })).toBeTruthy();
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(button);
  });
});

describe('tabs', () => {
  it('move by arrow keys, around the end', async () => {
    function Sample() {
      const [value, setValue] = useState<'a' | 'b'>('a');
      return (
        <>
          <Tabs
            name="sample"
            label="Sample"
            value={value}
            onChange={setValue}
            tabs={[
              { id: 'a', label: 'A' },
              { id: 'b', label: 'B' },
            ]}
          />
          <TabPanel name="sample" id={value}>
            {value}
          </TabPanel>
        </>
      );
    }
    await show(<Sample />);
    screen.getByRole('tab', { name: 'A' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'B' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').textContent).toBe('b');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'A' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the pager', () => {
  const shown = (page: number, pages: number) =>
    pageNumbers(page, pages)
      .map((entry) => entry.number ?? '…')
      .join(' ');

  it('shows the ends, the neighbours and gaps', () => {
    expect(shown(1, 43)).toBe('1 2 3 … 43');
    expect(shown(20, 43)).toBe('1 … 19 20 21 … 43');
    expect(shown(43, 43)).toBe('1 … 41 42 43');
    expect(shown(1, 1)).toBe('1');
    expect(shown(2, 4)).toBe('1 2 3 4');
  });

  it('asks for the page and the size, of the five offered [S1-9-4]', async () => {
    const onPage = vi.fn();
    const onPageSize = vi.fn();
    await show(
      <Pagination page={1} pageSize={30} total={65} onPage={onPage} onPageSize={onPageSize} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const sizes = screen.getByRole<HTMLSelectElement>('combobox');
    expect([...sizes.options].map((option) => option.value)).toEqual([
      '10',
      '15',
      '30',
      '50',
      '100',
    ]);
    await userEvent.selectOptions(sizes, '50');
    expect(onPage).toHaveBeenCalledWith(2);
    expect(onPageSize).toHaveBeenCalledWith(50);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(
      true,
    );
  });
});

it('a verdict says its word and score', async () => {
  await show(<VerdictChip status={8} score={60} />);
  expect(screen.getByText('Partial').textContent).toBe('Partial60');
});
