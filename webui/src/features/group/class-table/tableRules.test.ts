import { describe, expect, it } from 'vitest';
import type { ClassRow } from './classQueries';
import { shownRows } from './tableRules';

const row = (username: string, more: Partial<ClassRow> = {}): ClassRow => ({
  uid: username,
  username,
  realname: '',
  number: '',
  hasLeft: false,
  solved: 0,
  points: 0,
  lastActive: null,
  stuckDays: null,
  cells: [],
  ...more,
});

const rows = [
  row('ann', { realname: '安', solved: 1, points: 130, lastActive: '2026-11-02', stuckDays: 4 }),
  row('bo', { number: '77', solved: 2, points: 200, lastActive: '2026-11-03' }),
  row('cy', { solved: 1, points: 180, stuckDays: 9 }),
];
const names = (shown: Parameters<typeof shownRows>[1]) =>
  shownRows(rows, shown).map(({ username }) => username);

describe('the rows of a class table', () => {
  it('are found by name, username and number', () => {
    expect(names({ words: '安', order: 'number', stuck: 0 })).toEqual(['ann']);
    expect(names({ words: '7', order: 'number', stuck: 0 })).toEqual(['bo']);
    expect(names({ words: ' CY ', order: 'number', stuck: 0 })).toEqual(['cy']);
  });

  it('are ordered by what the teacher asks for', () => {
    expect(names({ words: '', order: 'solved', stuck: 0 })).toEqual(['bo', 'cy', 'ann']);
    expect(names({ words: '', order: 'last', stuck: 0 })).toEqual(['bo', 'ann', 'cy']);
    expect(names({ words: '', order: 'stuck', stuck: 0 })).toEqual(['cy', 'ann', 'bo']);
  });

  it('are those who have been stuck for so many days', () => {
    expect(names({ words: '', order: 'number', stuck: 5 })).toEqual(['cy']);
  });
});
