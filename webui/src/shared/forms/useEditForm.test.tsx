import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { object } from 'valibot';
import { expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { request } from '../api/client';
import { enterSession, loseSession, storeToken } from '../session/session';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';
import { EditNotices } from './EditNotices';
import { numberOf, textOf } from './fieldRules';
import { keepInterrupted } from './interruptedForms';
import { useEditForm } from './useEditForm';

interface Stored {
  name: string;
  order: number;
}

const schema = object({
  name: textOf(1, 5, '1 to 5 characters'),
  order: numberOf(/^\d+$/, 'A whole number'),
});

interface FormProps {
  isQuiet?: boolean;
  mayBeLeft?: boolean;
  mode?: 'onSubmit' | 'onTouched';
}

/** A form in a page, over what is stored. */
function Form({ isQuiet = true, mayBeLeft = false, mode = 'onSubmit' }: FormProps) {
  const stored = useQuery({
    queryKey: ['thing'],
    queryFn: () => request<Stored>('/api/thing'),
  }).data ?? { name: 'old', order: 1 };
  const edit = useEditForm({
    values: { name: stored.name, order: String(stored.order) },
    schema,
    save: (body, { changes, overwrites }) =>
      request('/api/thing', { method: 'PUT', isQuiet, body: { body, changes, overwrites } }),
    said: 'Saved',
    keys: [['thing']],
    fieldOf: { 'thing.exists': 'name' },
    mayBeLeft,
    mode,
  });
  return (
    <form onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <Field label="Name" error={edit.errorOf('name')}>
        <TextInput {...edit.register('name')} />
      </Field>
      <Field label="Order" error={edit.errorOf('order')}>
        <TextInput {...edit.register('order')} />
      </Field>
      <button type="submit" disabled={edit.isBusy}>
        Save
      </button>
      <output>{edit.isChanged ? 'changed' : 'unchanged'}</output>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

type Answer = ReturnType<typeof ok>;

/** Answers one save after the other; what is stored stays as it was read. */
function serve(...answers: Answer[]) {
  const { asked } = fakeServer({
    'GET /api/thing': ok({ name: 'old', order: 1 }),
    'PUT /api/thing': () => answers.shift() ?? ok(null),
  });
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

const refused = (key: string, more: object = {}) => ({
  ...refusal(400, key, 'The server says no'),
  ...more,
});

it('looks at the fields at the first save, then at each key, and sends what the rules make of them', async () => {
  const sent = serve();
  await show(<Form />);
  await write('Order', 'x');
  expect(screen.queryByText('A whole number')).toBeNull();
  await press();
  await screen.findByText('A whole number');
  expect(sent()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('Order')));
  await write('Order', '12');
  await waitFor(() => expect(screen.queryByText('A whole number')).toBeNull());
  await press();
  await screen.findByText('Saved');
  expect(sent()).toEqual([
    { body: { name: 'old', order: 12 }, changes: { order: 12 }, overwrites: false },
  ]);
});

it('starts anew from what was saved', async () => {
  serve();
  await show(<Form />);
  await write('Name', 'new');
  screen.getByText('changed');
  await press();
  await screen.findByText('unchanged');
  expect(field('Name').value).toBe('new');
});

it('takes news of what is stored where nothing was typed', async () => {
  let stored = { name: 'old', order: 1 };
  fakeServer({ 'GET /api/thing': () => ok(stored), 'PUT /api/thing': () => ok(null) });
  await show(<Form />);
  await write('Name', 'mine');
  stored = { name: 'other', order: 7 };
  await press();
  await waitFor(() => expect(field('Order').value).toBe('7'));
  expect(field('Name').value).toBe('other');
});

it('saves once, however fast Enter is pressed', async () => {
  const sent = serve();
  await show(<Form />);
  const form = field('Name').form as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Saved');
  expect(sent()).toHaveLength(1);
});

it.each([
  ['by the name that the server gives', refused('content.empty', { field: 'name' })],
  ['by the key of the refusal', refused('thing.exists')],
])('puts a refusal to its field %s, and nowhere else', async (_how, answer) => {
  serve(answer);
  await show(<Form />);
  await press();
  await screen.findByText('The server says no');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  await screen.findByText('Saved');
  expect(screen.queryByText('The server says no')).toBeNull();
});

it('shows a refusal of the whole once, above the fields', async () => {
  serve(refused('update.failed'));
  await show(<Form />);
  await press();
  expect(await screen.findAllByText('The server says no')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await press();
  await waitFor(() => expect(screen.queryByText('The server says no')).toBeNull());
});

it('does not repeat what the client has said already', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android) Mobile');
  serve(refused('update.failed'));
  await show(<Form isQuiet={false} />);
  await press();
  await screen.findByText('The server says no');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('offers both ways out where somebody else has saved meanwhile', async () => {
  const conflict = refused('edit.conflict');
  const sent = serve(conflict, conflict);
  await show(<Form />);
  await write('Name', 'mine');
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Drop mine' }));
  await waitFor(() => expect(field('Name').value).toBe('old'));
  expect(screen.queryByText('The server says no')).toBeNull();
  await write('Name', 'mine');
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  await screen.findByText('Saved');
  expect(sent().map((body) => (body as { overwrites: boolean }).overwrites)).toEqual([
    false,
    false,
    true,
  ]);
});

it.each([false, true])('guards what was typed unless it may be lost (%s)', async (mayBeLeft) => {
  serve();
  await show(<Form mayBeLeft={mayBeLeft} />);
  const isAsked = () => {
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    return reload.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  await write('Name', 'new');
  expect(isAsked()).toBe(!mayBeLeft);
  await press();
  await screen.findByText('Saved');
  await screen.findByText('unchanged');
  expect(isAsked()).toBe(false);
});

it('says nothing of a field that a press leaves until the press is over', async () => {
  fakeServer({ 'GET /api/thing': ok({ name: 'old', order: 1 }) });
  await show(<Form mode="onTouched" />);
  await waitFor(() => expect(field('Name').value).toBe('old'));
  await userEvent.clear(field('Name'));
  const button = screen.getByRole('button', { name: 'Save' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByText('1 to 5 characters')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await screen.findByText('1 to 5 characters')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
});

it('says at once what is wrong with a field that a key leaves', async () => {
  fakeServer({ 'GET /api/thing': ok({ name: 'old', order: 1 }) });
  await show(<Form mode="onTouched" />);
  await waitFor(() => expect(field('Name').value).toBe('old'));
  await userEvent.clear(field('Name'));
  await userEvent.tab();
  expect(await screen.findByText('1 to 5 characters')).toBeTruthy();
});

it.each([
  ['its writer', 'writer', 'new'],
  ['nobody else', 'other', 'old'],
])('brings what was typed when the session ended back to %s', async (_, uid, shown) => {
  const logIn = (who: string) => {
    storeToken('token');
    enterSession(sampleUser({ uid: who }));
  };
  fakeServer({ 'GET /api/thing': ok({ name: 'old', order: 1 }) });
  logIn('writer');
  const { unmount } = await show(<Form />);
  await write('Name', 'new');
  keepInterrupted('writer');
  loseSession();
  unmount();
  logIn(uid);
  await show(<Form />);
  await waitFor(() => expect(field('Name').value).toBe(shown));
  expect(screen.getByText(shown === 'new' ? 'changed' : 'unchanged')).toBeTruthy();
});

it('forgets what was typed once it is given up', async () => {
  fakeServer({ 'GET /api/thing': ok({ name: 'old', order: 1 }) });
  storeToken('token');
  enterSession(sampleUser({ uid: 'writer' }));
  const { unmount } = await show(<Form />);
  await write('Name', 'new');
  keepInterrupted('writer');
  unmount();
  await show(<Form />);
  await waitFor(() => expect(field('Name').value).toBe('old'));
});
