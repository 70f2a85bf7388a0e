import { expect, it } from 'vitest';
import { wayBackFrom } from './wayBack';

const from = (address: string, subject: string) => wayBackFrom(address, subject)?.href ?? null;

it('leads from a thing that is not there to the list it would stand in', () => {
  expect(from('/problem/NOSUCH', 'problem')).toBe('/problem');
  expect(from('/contest/9', 'contest')).toBe('/contest');
  expect(from('/contest/acm-scoreboard/9', 'contest')).toBe('/contest');
  expect(from('/training/9/problems', 'training')).toBe('/training');
  expect(from('/group/9', 'group')).toBe('/group');
  expect(from('/lesson/9', 'lesson')).toBe('/lesson');
  expect(from('/timedwork/9/rank', 'timedwork')).toBe('/timedwork');
  expect(from('/discussion-detail/9', 'discussion')).toBe('/discussion');
  expect(from('/submission-detail/9', 'submission')).toBe('/status');
  expect(from('/user-home', 'user')).toBe('/home');
  expect(from('/manual/nosuch', 'manual')).toBe('/manual');
});

it('leads to the list inside a place, or out of the place where that is missing', () => {
  expect(from('/contest/5/problem/Z', 'problem')).toBe('/contest/5/problems');
  expect(from('/contest/5/problem/Z', 'contest')).toBe('/contest');
  expect(from('/group/3/training/7/problem/Z', 'problem')).toBe('/group/3/training/7/problems');
  expect(from('/group/3/training/7', 'training')).toBe('/group/3/training');
  expect(from('/group/3/training/7', 'group')).toBe('/group');
  expect(from('/group/3/discussion-detail/8', 'discussion')).toBe('/group/3/discussion');
});

it('leads to the lists of the back-office from its pages', () => {
  expect(from('/admin/problem/edit/9', 'problem')).toBe('/admin/problems');
  expect(from('/admin/contest/9/edit', 'contest')).toBe('/admin/contest');
  expect(from('/admin/training/9/problems', 'training')).toBe('/admin/training');
  expect(from('/admin/lesson/9/edit', 'lesson')).toBe('/admin/lesson');
  expect(from('/admin/timedwork/9/results', 'timedwork')).toBe('/admin/timedwork');
  expect(from('/admin/packs/9', 'pack')).toBe('/admin/packs');
});

it('leads out of all that may be shut where the refusal names no thing', () => {
  expect(from('/group/3/problem/Z', 'auth')).toBe('/group');
  expect(from('/contest/5/problem/Z', 'auth')).toBe('/contest');
});

it('leads nowhere that one stands already', () => {
  expect(from('/problem', 'problem')).toBe('/home');
  expect(from('/admin/problems', 'problem')).toBeNull();
  expect(from('/nowhere/at/all', 'problem')).toBeNull();
});
