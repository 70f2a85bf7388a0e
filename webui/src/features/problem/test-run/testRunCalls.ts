import { request } from '../../../shared/api/client';

/** Contract submission.md §2; all but the status is null until the run has ended. */
export interface TestRunResult {
  status: number;
  problemJudgeMode: 'default' | 'spj' | null;
  /** ms */
  time: number | null;
  /** KB */
  memory: number | null;
  userInput: string | null;
  expectedOutput: string | null;
  userOutput: string | null;
  /** The compiler's words after a compile error, otherwise the program's. */
  stderr: string | null;
}

export interface TestRunOrder {
  pid: number;
  language: string;
  code: string;
  userInput: string;
  /** Null where the output is compared with nothing. */
  expectedOutput: string | null;
}

/** The key of the result. */
export function startTestRun(order: TestRunOrder): Promise<string> {
  return request<string>('/api/submit-problem-test-judge', {
    method: 'POST',
    body: { ...order, type: 'public' },
  });
}

export const testRunQuery = (key: string | null) => ({
  queryKey: ['testRun', key],
  queryFn: () =>
    request<TestRunResult>('/api/get-test-judge-result', {
      query: { testJudgeKey: key },
      isQuiet: true,
    }),
});
