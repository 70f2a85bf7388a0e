import { expect, it } from 'vitest';
import { plainForm, searchOf } from './address';

const defaults = { keyword: '', onlyAdmin: false, limit: 10, page: 1 };
const { read, write } = plainForm(defaults);

it('keeps what differs from the usual list, and reads it again', () => {
  const filters = { keyword: '3-1 & 3-2', onlyAdmin: true, limit: 30, page: 4 };
  expect(read(searchOf(write(filters)))).toEqual(filters);
  expect(searchOf(write(defaults))).toBe('');
  expect(searchOf(write({ ...defaults, page: 2 }))).toBe('?page=2');
});

it('takes no number that is none', () => {
  expect(read('?page=-1&limit=ten&onlyAdmin=yes&other=1')).toEqual(defaults);
});
