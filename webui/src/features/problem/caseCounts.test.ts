import { describe, expect, it } from 'vitest';
import { sampleCase } from '../../testing/sampleSubmissions';
import { countCases, firstComment } from './caseCounts';
import type { JudgeCase } from './types';

const judged = (seq: number, status: number, userOutput: string | null = null): JudgeCase =>
  sampleCase({ seq, status, userOutput });
const flat = (...list: JudgeCase[]) => ({
  judgeCaseMode: 'default',
  judgeCaseList: list,
  subTaskJudgeCaseVoList: null,
});

describe('cases of a submission', () => {
  it('counts partly right ones as not passed', () => {
    expect(countCases(flat(judged(1, 0), judged(2, 8)))).toEqual({ passed: 1, total: 2 });
  });

  it('speak by the first that failed and has something to say', () => {
    const cases = flat(
      judged(1, 0, 'ok 3'),
      judged(2, -1),
      judged(3, 8, 'half'),
      judged(4, 3, 'x'),
    );
    expect(firstComment(cases)?.seq).toBe(3);
    expect(firstComment(flat(judged(1, 0, 'ok 3'), judged(2, -1)))).toBeNull();
  });
});
