import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JudgeCase, JudgeCases } from '../../entities/submission/types';
import { sampleCase, sampleJudge } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import { CaseResults } from './CaseResults';
import { submissionsTexts } from './texts';

const submission = sampleJudge({ status: 8 });

const caseAt = (seq: number, groupNum: number, status: number): JudgeCase =>
  sampleCase({ seq, groupNum, status, score: 10 });

const grouped: JudgeCases = {
  judgeCaseMode: 'subtask_lowest',
  judgeCaseList: null,
  subTaskJudgeCaseVoList: [1, 2].map((groupNum) => ({
    groupNum,
    status: groupNum === 1 ? 0 : -1,
    score: groupNum === 1 ? 20 : 0,
    ac: groupNum === 1 ? 2 : 1,
    total: 2,
    time: 1,
    memory: 1024,
    subtaskDetailList: [1, 2].map((n) =>
      caseAt(2 * groupNum - 2 + n, groupNum, groupNum === 2 && n === 2 ? -1 : 0),
    ),
  })),
};

describe('the results of the cases', () => {
  it('fold by subtask, and stand in one list when asked [S1-2.9-3]', async () => {
    await show(<CaseResults submission={submission} cases={grouped} error={null} />, [
      submissionsTexts,
    ]);
    expect(screen.getAllByRole('table')).toHaveLength(2);
    screen.getByText('Subtask 1');
    screen.getByText('3 of 4 passed');
    await userEvent.click(screen.getByRole('radio', { name: 'All cases' }));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getAllByRole('row')).toHaveLength(5);
    expect(screen.queryByText('Subtask 1')).toBeNull();
  });

  it('are a flat list without a choice where there are no subtasks', async () => {
    const flat: JudgeCases = {
      judgeCaseMode: 'default',
      judgeCaseList: [caseAt(1, 1, 0), caseAt(2, 1, -1)],
      subTaskJudgeCaseVoList: null,
    };
    await show(<CaseResults submission={submission} cases={flat} error={null} />, [
      submissionsTexts,
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('show what went wrong in an example of the statement', async () => {
    const firstDifference = { line: 1, column: 1 };
    const sample = { input: '3', expected: '6', got: '7', firstDifference, errors: '' };
    const flat: JudgeCases = {
      judgeCaseMode: 'default',
      judgeCaseList: [caseAt(1, 1, 0), { ...caseAt(2, 1, -1), sample }],
      subTaskJudgeCaseVoList: null,
    };
    await show(<CaseResults submission={submission} cases={flat} error={null} />, [
      submissionsTexts,
    ]);
    screen.getByRole('region', { name: 'Test 2 is an example of the statement' });
    screen.getByText('First difference: line 1, column 1');
  });
});
