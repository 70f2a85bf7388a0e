import { beforeEach, expect, it } from 'vitest';
import { sampleUser } from '../../testing/samples';
import { storageKeys } from '../lib/storageKeys';
import { enterSession, leaveSession, loseSession } from '../session/session';
import { AccountDrafts } from './accountDrafts';

const drafts = new AccountDrafts<string>(storageKeys.discussionDrafts);
const stored = () => localStorage.getItem(storageKeys.discussionDrafts);

beforeEach(() => {
  enterSession(sampleUser({ uid: 'ann' }));
  drafts.keep('ann', 'here', 'What I think');
});

it('what is being written outlives a session that ends by itself', () => {
  loseSession();
  expect(drafts.read('', 'here')).toBeNull();
  enterSession(sampleUser({ uid: 'ann' }));
  expect(drafts.read('ann', 'here')).toBe('What I think');
});

it('nothing of it stays when its writer logs out', () => {
  leaveSession();
  expect(stored()).toBeNull();
});

it('nothing of it stays for the next person at the computer', () => {
  loseSession();
  enterSession(sampleUser({ uid: 'ben' }));
  expect(stored()).toBeNull();
});
