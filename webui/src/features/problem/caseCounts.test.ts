import { describe, expect, it } from 'vitest';
import { sampleCase } from '../../testing/sampleSubmissions';
import { countCases, firstComment, stoppedAt } from './caseCounts';
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

describe('judging that stops at the first failure', () => {
  const cases = (judgeCaseMode: string, ...statuses: number[]) => ({
    judgeCaseMode,
    judgeCaseList: statuses.map((status, at) => sampleCase({ status, seq: at + 1 })),
    subTaskJudgeCaseVoList: null,
  });

  it('tells where it stopped', () => {
    expect(stoppedAt(cases('ergodic_without_error', 0, 0, -1))).toBe(3);
    expect(stoppedAt(cases('ergodic_without_error', -1))).toBe(1);
  });

  it('stopped nowhere where all cases ran', () => {
    expect(stoppedAt(cases('ergodic_without_error', 0, 0))).toBeNull();
    expect(stoppedAt(cases('default', 0, -1))).toBeNull();
  });
});
