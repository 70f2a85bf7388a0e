import { expect, test } from 'vitest';
import { sampleAcmRow } from '../../../testing/sampleBoard';
import { type BoardPage, keepRows, pinnedRows, shownRows } from './boardRows';

const uids = (text: string) => [...text].map((uid) => ({ uid }));

test('the own row and those that are followed stand before the board', () => {
  const followed = new Set(['c', 'd']);
  expect(pinnedRows(uids('bcdabcde'), 'b', followed)).toBe(3);
  expect(pinnedRows(uids('cdabcde'), null, followed)).toBe(2);
  // The reader leads, and follows nobody.
  expect(pinnedRows(uids('aabc'), 'a', new Set())).toBe(1);
  // The one who is followed leads.
  expect(pinnedRows(uids('ccab'), null, new Set(['c']))).toBe(1);
  // The reader is not ranked.
  expect(pinnedRows(uids('abc'), 'x', new Set())).toBe(0);
});

test('rows that say the same stay the same objects when they move', () => {
  const page = (numbers: number[]): BoardPage => ({
    total: numbers.length,
    rows: shownRows(
      numbers.map((number) => sampleAcmRow(number)),
      0,
    ),
  });
  const before = page([1, 2, 3]);
  const after = keepRows(before, page([3, 1, 2]));
  expect(after.rows.map((row) => before.rows.indexOf(row))).toEqual([2, 0, 1]);
  expect(keepRows(after, page([3, 1, 2]))).toBe(after);
});

test('whoever takes part virtually stands beside an official row of their own', () => {
  const official = sampleAcmRow(1);
  const virtual = { ...official, isVirtual: true };
  const others = [sampleAcmRow(2), official, virtual];
  expect(pinnedRows([virtual, ...others], official.uid, new Set())).toBe(1);
  const followed = new Set([official.uid]);
  const listed = [virtual, official, ...others];
  expect(pinnedRows(listed, official.uid, followed)).toBe(2);
  const keys = shownRows(listed, 2).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
