import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';
import { EditDialog } from './EditDialog';

interface FormProps {
  size?: 'full';
  onSave?: () => void;
  onClose?: () => void;
}

/** A name, and a number that is wrong once saving was tried. */
function Form({ size, onSave = () => undefined, onClose = () => undefined }: FormProps) {
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    onSave();
  };
  return (
    <EditDialog
      title="A title"
      {...(size && { size })}
      failure={null}
      isBusy={false}
      onSave={save}
      onClose={onClose}
    >
      <Field label="Name">
        <TextInput />
      </Field>
      <Field label="Number" error={isTried ? 'No number' : undefined}>
        <TextInput />
      </Field>
    </EditDialog>
  );
}

/** Enter in a field, as a browser tells the form of it. */
const pressEnter = (name: string) => {
  const field = screen.getByRole('textbox', { name });
  if (field instanceof HTMLInputElement && field.form) fireEvent.submit(field.form);
};

it('saves by Enter and puts the focus on the first fault', async () => {
  const onSave = vi.fn();
  await show(<Form onSave={onSave} />);
  pressEnter('Name');
  expect(onSave).toHaveBeenCalledTimes(1);
  const wrong = screen.getByRole('textbox', { name: 'Number' });
  await waitFor(() => expect(document.activeElement).toBe(wrong));
});

it('does not save by Enter where long texts are written', async () => {
  const onSave = vi.fn();
  await show(<Form size="full" onSave={onSave} />);
  pressEnter('Name');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('asks before Escape, the cross, Cancel or a reload throws away what was typed', async () => {
  const onClose = vi.fn();
  await show(<Form onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a');
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  ];
  for (const leave of ways) {
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard changes?')).toBeNull());
  }
  expect(onClose).not.toHaveBeenCalled();
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('closes at once while nothing was typed', async () => {
  const onClose = vi.fn();
  await show(<Form onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
