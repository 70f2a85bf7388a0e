import { act, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '../shared/api/client';
import { storageKeys, writeStored } from '../shared/lib/storageKeys';
import { currentUser, enterSession, readToken, storeToken } from '../shared/session/session';
import { currentToast } from '../shared/ui/toast';
import { fakeServer, ok, refusal } from '../testing/fakeServer';
import { sampleUser } from '../testing/samples';
import { showWhole } from '../testing/show';
import { App } from './App';

vi.mock('./pages', async (original) =>
  (await import('../testing/plainPages')).plainPages(await original()),
);
vi.mock('./routes', async (original) =>
  (await import('../testing/readyRoutes')).readyRoutes(await original()),
);

const answers = {
  'GET /api/msg/unread': ok({ comment: 0, reply: 0, like: 0, sys: 0, mine: 0 }),
};
const authInfo = (roles: string[]) =>
  ok({ roles, permissions: ['submit', 'problem_admin'], mustChangePassword: false });

afterEach(() => void vi.restoreAllMocks());

function openAt(path: string, more: Parameters<typeof fakeServer>[0]) {
  history.replaceState(null, '', path);
  const server = fakeServer({ ...answers, ...more });
  showWhole(<App />);
  return server;
}

function logIn(roles: string[]): void {
  storeToken('token');
  enterSession(sampleUser({ roleList: roles }));
}

const fail = (call: Promise<unknown>) =>
  act(async () => {
    await call.catch(() => undefined);
  });
const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('at start', () => {
  it('what a logged-in person may do is asked again [S1-4.2-6]', async () => {
    logIn(['user']);
    const { asked } = openAt('/home', {
      'GET /api/get-user-auth-info': authInfo(['problem_admin']),
    });
    await waitFor(() => expect(currentUser()?.roleList).toEqual(['problem_admin']));
    expect(asked.filter((call) => call.path === '/api/get-user-auth-info')).toHaveLength(1);
  });

  it('nothing is asked about a guest', async () => {
    const { asked } = openAt('/home', {});
    await screen.findByRole('heading', { name: 'Home' });
    expect(asked).toEqual([]);
  });
});

describe('the session of another tab', () => {
  it('is taken over when this tab becomes visible [S1-4.2-4]', async () => {
    openAt('/problem', { 'GET /api/get-user-auth-info': authInfo(['user']) });
    writeStored(storageKeys.token, 'theirs');
    writeStored(storageKeys.userInfo, JSON.stringify(sampleUser({ username: 'other' })));
    expect(screen.queryByRole('button', { name: /user menu/ })).toBeNull();
    await becomeVisible();
    expect(await screen.findByRole('button', { name: 'other, user menu' })).toBeTruthy();
    expect(location.pathname).toBe('/problem');
  });

  it.each([
    ['/problem', '/home', ['user']],
    ['/admin/problems', '/admin/login', ['root']],
  ])('that has ended ends here too: from %s to %s [S1-4.2-5]', async (path, target, roles) => {
    logIn(roles);
    openAt(path, { 'GET /api/get-user-auth-info': authInfo(roles) });
    await waitFor(() => expect(document.querySelector('h1')).toBeTruthy());
    writeStored(storageKeys.token, null);
    await becomeVisible();
    await waitFor(() => expect(location.pathname).toBe(target));
    expect(currentUser()).toBeNull();
  });
});

describe('a refused call', () => {
  it('with 401 ends the session and opens the login [S1-8-2]', async () => {
    logIn(['user']);
    openAt('/problem', {
      'GET /api/get-user-auth-info': authInfo(['user']),
      'GET /api/x': refusal(401, 'auth.expired', 'Your login has expired', 401),
    });
    await fail(request('/api/x'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(currentToast()?.message).toBe('Your login has expired');
    expect([readToken(), currentUser()]).toEqual([null, null]);
    expect(location.pathname).toBe('/problem');
  });

  it('of the back-office with 401 leads to its login [S1-8-2, S3-7.4-21]', async () => {
    logIn(['root']);
    openAt('/admin/problems', {
      'GET /api/get-user-auth-info': authInfo(['root']),
      'GET /api/admin/x': refusal(401, 'auth.expired', 'Your login has expired', 401),
    });
    await screen.findByRole('heading', { name: 'AdminProblemList' });
    await fail(request('/api/admin/x', { isQuiet: true }));
    await screen.findByRole('heading', { name: 'AdminLogin' });
    expect(location.pathname).toBe('/admin/login');
    // The page from which it was needed, which a second refusal does not forget.
    await fail(request('/api/admin/x', { isQuiet: true }));
    expect(history.state).toEqual({ from: '/admin/problems' });
    expect(currentToast()?.message).toBe('Your login has expired');
    expect([readToken(), currentUser()]).toEqual([null, null]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with 401 on a page of the back-office leads to its login, without the dialog', async () => {
    logIn(['root']);
    openAt('/admin/problems', {
      'GET /api/get-user-auth-info': refusal(401, 'auth.expired', 'Your login has expired', 401),
    });
    await screen.findByRole('heading', { name: 'AdminLogin' });
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/admin/login');
  });

  it('with 403 asks for the roles and stays where it is [S1-8-3]', async () => {
    logIn(['user']);
    let roles = ['user'];
    const { asked } = openAt('/problem', {
      'GET /api/get-user-auth-info': () => authInfo(roles),
      'GET /api/x': refusal(403, 'auth.forbidden', 'You have no permission', 403),
    });
    await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/get-user-auth-info'));
    roles = ['problem_admin'];
    await fail(request('/api/x'));
    await waitFor(() => expect(currentUser()?.roleList).toEqual(['problem_admin']));
    expect(currentToast()?.message).toBe('You have no permission');
    expect(location.pathname).toBe('/problem');
  });

  it('of the back-office with 403 goes to its start [S1-8-3, S1-2.1-19, S3-7.4-21]', async () => {
    logIn(['admin']);
    const { asked } = openAt('/admin/problem/create', {
      'GET /api/get-user-auth-info': authInfo(['admin']),
      'POST /api/admin/x': refusal(403, 'auth.forbidden', 'You have no permission', 403),
    });
    await screen.findByRole('heading', { name: 'AdminProblemNew' });
    await fail(request('/api/admin/x', { method: 'POST', isQuiet: true }));
    await screen.findByRole('heading', { name: 'AdminHome' });
    // The page that could have said why is gone.
    expect(await screen.findByText('You have no permission')).toBeTruthy();
    expect(location.pathname).toBe('/admin');
    const questions = asked.filter((call) => call.path === '/api/get-user-auth-info');
    expect(questions).toHaveLength(2);
  });
});
