import { beforeEach, expect, test } from 'vitest';
import { type Place, placeKey, practice } from '../place/place';
import {
  adoptGuestDraft,
  type ChangedCodes,
  type DraftRecord,
  type DraftSubject,
  readDraft,
  writeDraft,
} from './codeDrafts';

const record: DraftRecord = { language: 'C++', versions: {}, unsent: [], sent: {}, look: {} };
const subject = (uid: string | null, pid: number, place = practice): DraftSubject => ({
  uid,
  place,
  pid,
  problemId: 'A',
});
const read = (...about: Parameters<typeof subject>) => readDraft(subject(...about));
const write = (uid: string | null, pid: number, codes: ChangedCodes, place = practice) =>
  writeDraft(subject(uid, pid, place), record, codes);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft comes back for the same person and problem only', () => {
  write('u1', 1, { 'C++': 'int main() {}' });
  expect(read('u1', 1)?.codes).toEqual({ 'C++': 'int main() {}' });
  expect(read('u2', 1)).toBeNull();
  expect(read('u1', 2)).toBeNull();
});

test('what a guest writes never outlives the tab', () => {
  write(null, 1, { 'C++': 'guest' });
  expect(read(null, 1)?.language).toBe('C++');
  expect(localStorage.length).toBe(0);
});

test('after a login the code of the guest is the code of the person, other languages stay', () => {
  write('u1', 1, { Java: 'class A {}', 'C++': 'old' });
  write(null, 1, { 'C++': 'new' });
  adoptGuestDraft(subject('u1', 1));
  expect(read('u1', 1)).toMatchObject({
    language: 'C++',
    codes: { Java: 'class A {}', 'C++': 'new' },
  });
  expect(sessionStorage.length).toBe(0);
});

test('a text is written without the others, and taken away by name', () => {
  write('u1', 1, { C: 'x', 'C++': 'y' });
  localStorage.setItem('codeText:u1:practice/1:C++', 'of another tab');
  write('u1', 1, { C: 'changed' });
  expect(read('u1', 1)?.codes).toEqual({ C: 'changed', 'C++': 'of another tab' });
  write('u1', 1, { C: null });
  expect(read('u1', 1)?.codes).toEqual({ 'C++': 'of another tab' });
});

test('"A" of every contest is a draft of its own, apart from practice', () => {
  const places: Place[] = [
    practice,
    { kind: 'contest', id: 1, within: 0 },
    { kind: 'contest', id: 2, within: 0 },
    { kind: 'timedWork', id: 1, within: 0 },
    { kind: 'training', id: 1, within: 0 },
  ];
  for (const place of places) write('u1', 1, { C: placeKey(place) }, place);
  for (const place of places) expect(read('u1', 1, place)?.codes.C).toBe(placeKey(place));
  write(null, 1, { C: 'of a guest' });
  adoptGuestDraft(subject('u1', 1));
  expect(read('u1', 1, places[1])?.codes.C).toBe('contest-1');
});

test('a practice draft that was kept by its display id is taken over, once', () => {
  localStorage.setItem('code:u1:A', JSON.stringify({ ...record, savedAt: 1 }));
  localStorage.setItem('codeText:u1:A:C++', 'typed before');
  expect(read('u1', 1, { kind: 'contest', id: 1, within: 0 })).toBeNull();
  expect(read('u1', 1)?.codes).toEqual({ 'C++': 'typed before' });
  expect(Object.keys(localStorage).filter((key) => key.includes('u1:A'))).toEqual([]);
  expect(read('u1', 1)?.codes).toEqual({ 'C++': 'typed before' });
});

test('so is one of the oldest kind, with its texts inside', () => {
  const old = { language: 'C', codes: { C: 'old', 'C++': 'older' }, savedAt: 1 };
  localStorage.setItem('code:u1:A', JSON.stringify(old));
  expect(read('u1', 1)).toMatchObject({ language: 'C', codes: { C: 'old', 'C++': 'older' } });
});

test('a newer draft is not undone by one of the earlier kind', () => {
  write('u1', 1, { C: 'new' });
  localStorage.setItem('code:u1:A', JSON.stringify({ ...record, savedAt: 1 }));
  localStorage.setItem('codeText:u1:A:C', 'old');
  expect(read('u1', 1)?.codes).toEqual({ C: 'new' });
});

test('the hundred newest drafts are kept', () => {
  for (let number = 0; number < 105; number += 1) write('u1', number, { C: 'x', 'C++': 'y' });
  expect(localStorage.length).toBe(100 * 3);
  expect(read('u1', 104)).not.toBeNull();
});

test('a broken entry reads as no draft', () => {
  localStorage.setItem('code:u1:practice/1', '{"language":1}');
  expect(read('u1', 1)).toBeNull();
});
