import { describe, expect, it } from 'vitest';
import { byLevel, byTag, sums } from './courses';
import type { MyLearning } from './learningCalls';

const learning: MyLearning = {
  solved: 6,
  tried: 1,
  weeks: ['2026-11-16', '2026-11-23'],
  levels: [
    { difficulty: 0, before: 1, weeks: [0, 2] },
    { difficulty: 7, before: 0, weeks: [1, 0] },
    { difficulty: null, before: 2, weeks: [0, 0] },
  ],
  tags: [
    { id: 5, name: 'Sums', color: null, solved: 3, tried: 0, before: 1, weeks: [1, 1] },
    { id: 6, name: 'Graphs', color: null, solved: 0, tried: 1, before: 0, weeks: [0, 0] },
  ],
  practice: { days: [], weeksInARow: 0 },
  suggestions: [],
};

describe('the lines of the chart', () => {
  it('add up week by week, from what was solved before', () => {
    expect(sums(2, [1, 0, 3])).toEqual([3, 3, 6]);
    expect(sums(0, [])).toEqual([]);
  });

  it('are levels in their colours, and what is out of sight', () => {
    const lines = byLevel(learning, (difficulty) => ({ name: `${difficulty}`, color: '#123456' }));
    expect(lines.map(({ name, color, total }) => [name, color, total])).toEqual([
      ['0', '--v-ac', 3],
      ['7', '#123456', 1],
      ['null', '--ink-3', 2],
    ]);
  });

  it('are topics of which something is solved', () => {
    expect(byTag(learning).map(({ key, values }) => [key, values])).toEqual([['tag-5', [2, 3]]]);
  });
});
