import { describe, expect, it } from 'vitest';
import { acceptanceRate, readRankQuery, titleOf, writeRankQuery } from './rankQuery';

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
    // Solved in groups too, whose submissions the total does not count: no share of anything.
    expect(acceptanceRate({ ac: 6, total: 4 })).toBe('--');
    expect(acceptanceRate({ ac: 4, total: 4 })).toBe('100.00%');
  });
});

describe('titles', () => {
  const honors = [
    { id: 2, name: 'Climber', color: '#111', ac: 50 },
    { id: 1, name: 'Walker', color: '#222', ac: 5 },
  ];
  const person = { titleName: null, titleColor: null, ac: 5 };

  it('are earned by solved problems unless one was given', () => {
    expect(titleOf(person, honors)?.name).toBe('Walker');
    expect(titleOf({ ...person, ac: 4 }, honors)).toBeNull();
    expect(titleOf({ ...person, ac: 60 }, honors)?.name).toBe('Climber');
    expect(titleOf({ titleName: 'Star', titleColor: '#333', ac: 60 }, honors)).toEqual({
      name: 'Star',
      color: '#333',
    });
  });
});
