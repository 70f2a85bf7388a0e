import { describe, expect, it } from 'vitest';
import { sharedScores, splitScores, totalScore } from './scores';

describe('an even split', () => {
  it('gives what is left over to the last cases [S3-5-14]', () => {
    expect(splitScores(7)).toEqual([14, 14, 14, 14, 14, 15, 15]);
    expect(splitScores(3)).toEqual([33, 33, 34]);
    expect(splitScores(10)).toEqual(Array(10).fill(10));
  });

  it.each([1, 2, 6, 7, 11, 99, 100, 101, 250])('of 100 over %i cases adds up to 100', (count) => {
    const scores = splitScores(count);
    expect(scores).toHaveLength(count);
    expect(scores.reduce((total, score) => total + score, 0)).toBe(100);
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(1);
    expect([...scores].sort((a, b) => a - b)).toEqual(scores);
  });

  it('of no cases is empty', () => {
    expect(splitScores(0)).toEqual([]);
  });
});

describe('an even split among subtasks', () => {
  const groups = ['1', '1', '2', '2', '2', '3', ' 3', '10', '10'];

  it.each(['subtask_lowest', 'subtask_average'])('gives 100 in all by %s', (mode) => {
    const scores = sharedScores(groups, mode);
    expect(scores).toEqual([25, 25, 25, 25, 25, 25, 25, 25, 25]);
    const cases = groups.map((groupNum, index) => ({ groupNum, score: String(scores[index]) }));
    expect(totalScore(cases, mode)).toBe(100);
  });

  it('gives what is left over to the last subtasks', () => {
    expect(sharedScores(['2', '1', '3', '3'], 'subtask_lowest')).toEqual([33, 33, 34, 34]);
  });

  it('knows no subtasks where cases are added up one by one', () => {
    expect(sharedScores(groups, 'default')).toEqual(splitScores(9));
  });
});

describe('full marks', () => {
  const cases = [
    { score: '20', groupNum: '1' },
    { score: '30', groupNum: '1' },
    { score: '41', groupNum: '2' },
    { score: '50', groupNum: '2' },
  ];

  it('are the sum of all cases', () => {
    expect(totalScore(cases, 'default')).toBe(141);
  });

  it('are the sum of the lowest of each subtask', () => {
    expect(totalScore(cases, 'subtask_lowest')).toBe(61);
  });

  it('are the sum of the means of the subtasks, each rounded half up', () => {
    expect(totalScore(cases, 'subtask_average')).toBe(25 + 46);
  });

  it('count what is no number yet as nothing', () => {
    expect(
      totalScore(
        [
          { score: '', groupNum: '1' },
          { score: '7', groupNum: '1' },
        ],
        'default',
      ),
    ).toBe(7);
  });
});
