import { beforeEach, expect, test } from 'vitest';
import {
  adoptGuestDraft,
  type ChangedCodes,
  type DraftRecord,
  readDraft,
  writeDraft,
} from './codeDrafts';

const record: DraftRecord = { language: 'C++', versions: {}, unsent: [], look: {} };
const write = (uid: string | null, problem: string, codes: ChangedCodes) =>
  writeDraft(uid, problem, record, codes);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft comes back for the same person and problem only', () => {
  write('u1', 'P1', { 'C++': 'int main() {}' });
  expect(readDraft('u1', 'P1')?.codes).toEqual({ 'C++': 'int main() {}' });
  expect(readDraft('u2', 'P1')).toBeNull();
  expect(readDraft('u1', 'P2')).toBeNull();
});

test('what a guest writes never outlives the tab', () => {
  write(null, 'P1', { 'C++': 'guest' });
  expect(readDraft(null, 'P1')?.language).toBe('C++');
  expect(localStorage.length).toBe(0);
});

test('after a login the code of the guest is the code of the person, other languages stay', () => {
  write('u1', 'P1', { Java: 'class A {}', 'C++': 'old' });
  write(null, 'P1', { 'C++': 'new' });
  adoptGuestDraft('u1', 'P1');
  expect(readDraft('u1', 'P1')).toMatchObject({
    language: 'C++',
    codes: { Java: 'class A {}', 'C++': 'new' },
  });
  expect(sessionStorage.length).toBe(0);
});

test('a text is written without the others, and taken away by name', () => {
  write('u1', 'P1', { C: 'x', 'C++': 'y' });
  localStorage.setItem('codeText:u1:P1:C++', 'of another tab');
  write('u1', 'P1', { C: 'changed' });
  expect(readDraft('u1', 'P1')?.codes).toEqual({ C: 'changed', 'C++': 'of another tab' });
  write('u1', 'P1', { C: null });
  expect(readDraft('u1', 'P1')?.codes).toEqual({ 'C++': 'of another tab' });
});

test('problems with colons in their numbers keep their texts apart', () => {
  write('u1', 'P1', { C: 'x' });
  write('u1', 'P1:C', { C: 'y' });
  expect(readDraft('u1', 'P1')?.codes).toEqual({ C: 'x' });
  expect(readDraft('u1', 'P1:C')?.codes).toEqual({ C: 'y' });
});

test('the hundred newest drafts are kept', () => {
  for (let number = 0; number < 105; number += 1) write('u1', `P${number}`, { C: 'x', 'C++': 'y' });
  expect(localStorage.length).toBe(100 * 3);
  expect(readDraft('u1', 'P104')).not.toBeNull();
});

test('a broken entry reads as no draft', () => {
  localStorage.setItem('code:u1:P1', '{"language":1}');
  expect(readDraft('u1', 'P1')).toBeNull();
});
