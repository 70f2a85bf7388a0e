import { expect, test } from 'vitest';
import { addressQuery, changeQuery, defaultQuery, parseQuery } from './listQuery';

test('an address without query shows the first thirty problems of the site', () => {
  expect(parseQuery('')).toEqual(defaultQuery);
  expect(Object.values(addressQuery(defaultQuery)).filter(Boolean)).toEqual([]);
});

test('the address keeps every filter', () => {
  const query = {
    keyword: '最短路',
    difficulty: 0,
    tagId: [3, 8],
    oj: 'All',
    currentPage: 4,
    limit: 50,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(addressQuery(query))) search.set(name, String(value));
  expect(parseQuery(search.toString())).toEqual(query);
});

test('nonsense in the address falls back to the defaults', () => {
  const search = 'currentPage=-3&limit=0&difficulty=x&tagId={"a":1}';
  expect(parseQuery(search)).toEqual(defaultQuery);
  expect(parseQuery('tagId=[1,"2",1,-4]').tagId).toEqual([1]);
});

test('a changed filter leads back to page 1, a changed page does not', () => {
  const onPageThree = { ...defaultQuery, currentPage: 3 };
  expect(changeQuery(onPageThree, { difficulty: 2 }).currentPage).toBe(1);
  expect(changeQuery(onPageThree, { currentPage: 4 }).currentPage).toBe(4);
});
