import { describe, expect, it } from 'vitest';
import { pageOf, sampleRow } from '../../testing/sampleSubmissions';
import { mergeNews, unfinishedIds } from './news';

describe('unfinished rows', () => {
  it('are those that wait, compile or run', () => {
    const rows = [5, 6, 7, 9, 0, -1, 8, 4, 10, -4].map((status, index) =>
      sampleRow({ submitId: index, status }),
    );
    expect(unfinishedIds(rows)).toEqual([0, 1, 2, 3]);
  });
});

describe('news about rows', () => {
  it('changes the row in its place and leaves the others alone', () => {
    const page = pageOf([
      sampleRow({ submitId: 2, status: 7 }),
      sampleRow({ submitId: 1, status: 0 }),
    ]);
    const merged = mergeNews(page, { 2: { status: 0, time: 15 } });
    expect(merged.records.map((row) => [row.submitId, row.status, row.time])).toEqual([
      [2, 0, 15],
      [1, 0, null],
    ]);
    expect(merged.records[1]).toBe(page.records[1]);
  });

  it('about submissions that are not shown changes nothing', () => {
    const page = pageOf([sampleRow({ submitId: 2 })]);
    expect(mergeNews(page, { 9: { status: 0 } })).toBe(page);
  });

  it('that comes late does not set a finished row back', () => {
    const page = pageOf([sampleRow({ submitId: 2, status: 0 })]);
    expect(mergeNews(page, { 2: { status: 7 } }).records[0]?.status).toBe(0);
  });
});
