import { describe, expect, it } from 'vitest';
import { acceptanceRate, readRankQuery, writeRankQuery } from './rankQuery';

describe('the address of a rank', () => {
  it('leaves out what is usual', () => {
    expect(writeRankQuery(readRankQuery(''))).toEqual({
      searchUser: '',
      currentPage: null,
      limit: null,
    });
  });

  it('keeps search, page and size, and forgives nonsense', () => {
    const query = readRankQuery('searchUser=%20lin%20&currentPage=2&limit=50');
    expect(query).toEqual({ searchUser: 'lin', currentPage: 2, limit: 50 });
    expect(writeRankQuery(query)).toEqual(query);
    expect(readRankQuery('currentPage=0&limit=x')).toEqual(readRankQuery(''));
  });
});

describe('the share of accepted submissions', () => {
  it('has two decimals', () => {
    expect(acceptanceRate({ ac: 2, total: 3 })).toBe('66.67%');
    expect(acceptanceRate({ ac: 0, total: 4 })).toBe('0.00%');
    expect(acceptanceRate({ ac: 0, total: 0 })).toBe('--');
  });
});
