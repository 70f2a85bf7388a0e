import { expect, it } from 'vitest';
import chinese from '../i18n/zh-CN/shell.json';
import { describeVerdict, isInProgress, verdictCodes } from './verdict';

it('every code of the specification has a word and a look', () => {
  for (const [key, code] of Object.entries(verdictCodes)) {
    expect(describeVerdict(code).key).toBe(key);
    expect(chinese.verdict).toHaveProperty(key);
  }
});

it('only waiting, compiling, judging and submitting are in progress', () => {
  const moving = Object.values(verdictCodes).filter(isInProgress);
  expect(moving.sort()).toEqual([5, 6, 7, 9]);
});

it('an unknown code reads as a system error', () => {
  expect(describeVerdict(77).key).toBe('systemError');
});
