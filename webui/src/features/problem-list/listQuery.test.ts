import { expect, test } from 'vitest';
import { searchOf } from '../../shared/lists/address';
import { defaultQuery, listAddress, otherBank, parseQuery } from './listQuery';

test('an address without query shows the first thirty problems of the site', () => {
  expect(parseQuery('')).toEqual(defaultQuery);
  expect(searchOf(listAddress.write(defaultQuery))).toBe('');
});

test('the address keeps every filter', () => {
  const query = {
    keyword: '最短路',
    difficulty: 0,
    tagId: [3, 8],
    oj: 'All',
    source: '春季赛',
    own: 'unsolved' as const,
    order: 'rate' as const,
    currentPage: 4,
    limit: 50,
  };
  expect(parseQuery(searchOf(listAddress.write(query)))).toEqual(query);
});

test('nonsense in the address falls back to the defaults', () => {
  const search = 'currentPage=-3&limit=0&difficulty=x&tagId={"a":1}&own=x&order=y';
  expect(parseQuery(search)).toEqual(defaultQuery);
  expect(parseQuery('tagId=[1,"2",1,-4]').tagId).toEqual([1]);
});

test('another bank has other tags, and all banks together have those too', () => {
  const query = { ...defaultQuery, tagId: [3] };
  expect(otherBank(query, 'HDU')).toEqual({ oj: 'HDU', tagId: [] });
  expect(otherBank(query, 'All')).toEqual({ oj: 'All' });
});
