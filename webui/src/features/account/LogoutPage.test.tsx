import { screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
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

  it('forgets the session too when the server does not answer', async () => {
    fakeServer({ 'GET /api/logout': refusal(401, 'auth.expired', 'expired', 401) });
    await show(<LogoutPage />);
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect([currentUser(), readToken()]).toEqual([null, null]);
  });
});
