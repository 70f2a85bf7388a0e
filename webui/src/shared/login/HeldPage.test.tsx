import { act, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { request } from '../api/client';
import { storageKeys, writeStored } from '../lib/storageKeys';
import { currentUser, enterSession, loseSession, storeToken } from '../session/session';
import { HeldPage } from './HeldPage';
import { loginTexts } from './texts';

const places = { login: '/admin/login', start: '/admin' };
const teacher = sampleUser({ uid: 'u1', username: 'teacher', roleList: ['admin'] });
const ended = refusal(401, 'auth.expired', 'Your login has expired', 401);

/** A text in the middle of being written, and a server whose session lasts as long as `lives` says. */
async function write(login = teacher) {
  const session = { lives: true };
  const answer = (data: unknown) => () => (session.lives ? ok(data) : ended);
  const server = fakeServer({
    'GET /api/admin/x': answer('read'),
    'POST /api/admin/x': answer('written'),
    'POST /api/admin/login': () => {
      session.lives = true;
      return ok(login, { authorization: 'fresh' });
    },
  });
  history.replaceState(null, '', '/admin/problem/edit/1');
  storeToken('old');
  enterSession(teacher);
  await show(
    <HeldPage places={places}>
      <textarea aria-label="Text" />
    </HeldPage>,
    [loginTexts],
  );
  await userEvent.type(screen.getByLabelText('Text'), 'long thought');
  return { ...server, session };
}

const textNow = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value;

async function end(session: { lives: boolean }) {
  await request('/api/admin/x');
  session.lives = false;
  const writing = vi.fn();
  await act(async () => {
    await request('/api/admin/x', { method: 'POST' }).catch(writing);
  });
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  return { writing };
}

async function logIn() {
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('keeps what is written; reads go on after the login, writes are not repeated', async () => {
  const { asked, session } = await write();
  const { writing } = await end(session);
  expect(writing).toHaveBeenCalledOnce();
  const read = vi.fn();
  const reading = request('/api/admin/x').then(read);
  await act(async () => {});
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('teacher');
  await logIn();
  await reading;
  expect(read).toHaveBeenCalledWith('read');
  expect(textNow()).toBe('long thought');
  const calls = asked.map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => call === 'POST /api/admin/x')).toHaveLength(1);
  expect(await screen.findByText(/please save once more/)).toBeTruthy();
});

it('shows nothing of it to somebody else, who begins at the start', async () => {
  const { session } = await write(sampleUser({ uid: 'u2', username: 'other' }));
  await end(session);
  await logIn();
  expect(textNow()).toBe('');
  expect(location.pathname).toBe('/admin');
});

it('goes on when another tab has logged the same person in', async () => {
  const { session } = await write();
  await end(session);
  await act(() => {
    writeStored(storageKeys.token, 'of the other tab');
    window.dispatchEvent(new Event('storage'));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(textNow()).toBe('long thought');
});

it('holds reads until a password that must be changed has been', async () => {
  const { session } = await write({ ...teacher, mustChangePassword: true });
  await end(session);
  const read = vi.fn();
  const reading = request('/api/admin/x').then(read);
  await logIn();
  expect(read).not.toHaveBeenCalled();
  await act(() => enterSession(teacher));
  await reading;
  expect(read).toHaveBeenCalledOnce();
});

it('gives reads up when nobody logs in', async () => {
  const { session } = await write();
  await end(session);
  const refused = vi.fn();
  const reading = request('/api/admin/x').catch(refused);
  await act(() => loseSession());
  await reading;
  expect(refused).toHaveBeenCalledOnce();
  expect(currentUser()).toBeNull();
});

it('holds nothing of a session that was over before the page began', async () => {
  const { session } = await write();
  session.lives = false;
  await act(async () => {
    await request('/api/admin/x', { method: 'POST' }).catch(() => undefined);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
