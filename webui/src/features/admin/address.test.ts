import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './address';

const defaults = { keyword: '', onlyAdmin: false, limit: 10, page: 1 };

it('keeps what differs from the usual list, and reads it again', () => {
  const filters = { keyword: '3-1 & 3-2', onlyAdmin: true, limit: 30, page: 4 };
  expect(readAddress(writeAddress(filters, defaults), defaults)).toEqual(filters);
  expect(writeAddress(defaults, defaults)).toBe('');
  expect(writeAddress({ ...defaults, page: 2 }, defaults)).toBe('?page=2');
});

it('takes no number that is none', () => {
  expect(readAddress('?page=-1&limit=ten&onlyAdmin=yes&other=1', defaults)).toEqual(defaults);
});
