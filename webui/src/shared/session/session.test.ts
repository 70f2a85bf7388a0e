import { afterEach, describe, expect, it } from 'vitest';
import { sampleUser } from '../../testing/samples';
import { enterSession, isAdmin, leaveSession, storeToken } from './session';

afterEach(() => leaveSession());

describe('the session', () => {
  it('is kept in the browser under the names of the specification [S1-3-32]', () => {
    expect(localStorage.getItem('authed')).toBeNull();
    storeToken('secret');
    enterSession(sampleUser({ username: 'linxy' }));
    expect(localStorage.getItem('token')).toBe('secret');
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ username: 'linxy' });
    expect(localStorage.getItem('authed')).toBe('true');
    leaveSession();
    expect(['token', 'userInfo', 'authed'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the back-office', () => {
  it('is for admin, problem admin and root [S1-6-3]', () => {
    const mayEnter = (...roleList: string[]) => isAdmin(sampleUser({ roleList }));
    expect(['root', 'admin', 'problem_admin', 'user'].map((role) => mayEnter(role))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(mayEnter()).toBe(false);
    expect(isAdmin(null)).toBe(false);
  });
});
