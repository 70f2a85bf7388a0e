import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { object, string } from 'valibot';
import { expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { request } from '../api/client';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';
import { EditDialog } from './EditDialog';
import { numberOf } from './fieldRules';
import { useEditForm } from './useEditForm';

interface FormProps {
  size?: 'full';
  save?: () => Promise<unknown>;
  remove?: () => Promise<unknown>;
  onClose?: () => void;
}

const schema = object({ name: string(), number: numberOf(/^\d+$/, 'No number') });
const nothing = async () => null;

/** A name, and a number that is wrong at first. */
function Form({ size, save = nothing, remove, onClose = () => undefined }: FormProps) {
  const edit = useEditForm({ values: { name: '', number: 'x' }, schema, save, onSaved: onClose });
  return (
    <EditDialog
      title="A title"
      {...(size && { size })}
      edit={edit}
      removal={remove && { title: 'Remove it?', body: 'It is gone then', run: remove }}
      onClose={onClose}
    >
      <Field label="Name">
        <TextInput {...edit.register('name')} />
      </Field>
      <Field label="Number" error={edit.errorOf('number')}>
        <TextInput {...edit.register('number')} />
      </Field>
    </EditDialog>
  );
}

/** Enter in a field, as a browser tells the form of it. */
const pressEnter = (name: string) => {
  const field = screen.getByRole('textbox', { name });
  if (field instanceof HTMLInputElement && field.form) fireEvent.submit(field.form);
};

it('puts the focus on the first fault, and saves by Enter once it is mended', async () => {
  const save = vi.fn(nothing);
  await show(<Form save={save} />);
  pressEnter('Name');
  await screen.findByText('No number');
  const wrong = screen.getByRole('textbox', { name: 'Number' });
  await waitFor(() => expect(document.activeElement).toBe(wrong));
  await userEvent.clear(wrong);
  await userEvent.type(wrong, '7');
  expect(screen.queryByText('No number')).toBeNull();
  pressEnter('Name');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it('does not save by Enter where long texts are written', async () => {
  await show(<Form size="full" />);
  pressEnter('Name');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a');
  expect(screen.queryByText('No number')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('No number');
});

it('tells a refused removal once, in the dialog, and stays open', async () => {
  fakeServer({ 'DELETE /api/thing': refusal(400, 'delete.failed', 'It is in use') });
  const remove = () => request('/api/thing', { method: 'DELETE', isQuiet: true });
  const onClose = vi.fn();
  await show(<Form remove={remove} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Remove it?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
  expect(await screen.findAllByText('It is in use')).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
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
