import { beforeEach, expect, test } from 'vitest';
import { adoptGuestDraft, readDraft, writeDraft } from './codeDrafts';

const code = (text: string) => ({ language: 'C++', codes: { 'C++': text } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft comes back for the same person and problem only', () => {
  writeDraft('u1', 'P1', code('int main() {}'));
  expect(readDraft('u1', 'P1')?.codes).toEqual({ 'C++': 'int main() {}' });
  expect(readDraft('u2', 'P1')).toBeNull();
  expect(readDraft('u1', 'P2')).toBeNull();
});

test('what a guest writes never outlives the tab', () => {
  writeDraft(null, 'P1', code('guest'));
  expect(readDraft(null, 'P1')?.language).toBe('C++');
  expect(localStorage.length).toBe(0);
});

test('after a login the code of the guest is the code of the person, other languages stay', () => {
  writeDraft('u1', 'P1', { language: 'Java', codes: { Java: 'class A {}', 'C++': 'old' } });
  writeDraft(null, 'P1', code('new'));
  adoptGuestDraft('u1', 'P1');
  expect(readDraft('u1', 'P1')).toMatchObject({
    language: 'C++',
    codes: { Java: 'class A {}', 'C++': 'new' },
  });
  expect(readDraft(null, 'P1')).toBeNull();
});

test('the hundred newest drafts are kept', () => {
  for (let number = 0; number < 105; number += 1) writeDraft('u1', `P${number}`, code('x'));
  expect(localStorage.length).toBe(100);
  expect(readDraft('u1', 'P104')).not.toBeNull();
});

test('a broken entry reads as no draft', () => {
  localStorage.setItem('code:u1:P1', '{"language":1}');
  expect(readDraft('u1', 'P1')).toBeNull();
});
