import { wireOf } from '../../../entities/place/codec';
import type { Place } from '../../../entities/place/place';
import { api, type Schemas } from '../../../shared/api/calls';

/** Contract submission.md §2; all but the status is null until the run has ended. */
export type TestRunResult = Schemas['TestJudgeResult'];

export interface TestRunOrder {
  pid: number;
  language: string;
  code: string;
  userInput: string;
  /** Null where the output is compared with nothing. */
  expectedOutput: string | null;
}

/** The key of the result. */
export function startTestRun(place: Place, order: TestRunOrder): Promise<string> {
  const { cid, gid } = wireOf(place);
  // Which switch of the site is asked.
  const type = gid ? 'group' : cid ? 'contest' : 'public';
  return api('POST /api/submit-problem-test-judge', { body: { ...order, type } });
}

export const testRunQuery = (key: string | null) => ({
  queryKey: ['testRun', key],
  queryFn: () =>
    api('GET /api/get-test-judge-result', {
      query: { testJudgeKey: key ?? '' },
      isQuiet: true,
    }),
});
