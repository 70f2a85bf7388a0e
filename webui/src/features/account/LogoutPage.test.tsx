import { screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../shared/api/client';
import { isCancelled } from '../../shared/api/errors';
import { currentUser, enterSession, readToken, storeToken } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import LogoutPage from './LogoutPage';

describe('logging out', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/logout');
    enterSession(sampleUser());
    storeToken('token-1');
  });

  it('ends the session, forgets it and goes home in its place [S1-2.5-4, S1-7.1-13]', async () => {
    const { asked } = fakeServer({ 'GET /api/logout': ok(null) });
    const before = history.length;
    await show(<LogoutPage />);
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect(asked.map((call) => [call.path, call.headers.get('authorization')])).toEqual([
      ['/api/logout', 'token-1'],
    ]);
    expect([currentUser(), readToken()]).toEqual([null, null]);
    expect(history.length).toBe(before);
    expect(screen.getByText(/logged out/i)).toBeTruthy();
  });

  it('waits for nothing that was asked before [S1-2.5-4]', async () => {
    const asked: string[] = [];
    const hears = (path: string, init: RequestInit) =>
      new Promise<Response>((answer, refuse) => {
        asked.push(path);
        init.signal?.addEventListener('abort', () => {
          asked.push(`${path} given up`);
          refuse(init.signal?.reason);
        });
        if (path === '/api/logout') answer(Response.json({ status: 200, data: null, msg: '' }));
      });
    vi.stubGlobal('fetch', hears);
    const before = request('/api/get-user-auth-info').catch((error: unknown) => error);
    await show(<LogoutPage />);
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect(isCancelled(await before)).toBe(true);
    expect(asked).toEqual([
      '/api/get-user-auth-info',
      '/api/get-user-auth-info given up',
      '/api/logout',
    ]);
  });

  it('forgets the session too when the server does not answer', async () => {
    fakeServer({ 'GET /api/logout': refusal(401, 'auth.expired', 'expired', 401) });
    await show(<LogoutPage />);
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect([currentUser(), readToken()]).toEqual([null, null]);
  });
});
