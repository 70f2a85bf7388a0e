import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { detailKey } from '../../entities/submission/submissionQueries';
import type { JudgeRow } from '../../entities/submission/types';
import type { Page } from '../../shared/api/types';
import { confirm } from '../../shared/ui/questions';
import { toast } from '../../shared/ui/toast';
import { cancelJudge, manualJudge, rejudge, rejudgeProblem, resubmit } from './submissionCalls';

/** The changes of a submission with their questions, messages, and what the pages show after. */
export function useSubmissionActions() {
  const { t } = useTranslation('submissions');
  const queries = useQueryClient();

  /** Lists get what the server answered, the detail is read again; a row that waits is followed. */
  const apply = (fresh: Partial<JudgeRow> & { submitId: number }) => {
    queries.setQueriesData<Page<JudgeRow>>({ queryKey: ['submissions', 'list'] }, (old) =>
      old ? { ...old, records: old.records.map((row) => withNews(row, fresh)) } : old,
    );
    return queries.invalidateQueries({ queryKey: detailKey(fresh.submitId) });
  };

  return {
    rejudge: async (row: JudgeRow) => {
      const isSure = await confirm({
        title: t('actions.rejudgeTitle', { id: row.submitId }),
        body: t('actions.rejudgeBody'),
        confirmLabel: t('actions.rejudge'),
      });
      if (!isSure) return;
      await attempt(async () => {
        await apply(await rejudge(row.submitId));
        toast.success(t('actions.rejudged'));
      });
    },

    rejudgeProblem: async (pid: number, displayPid: string) => {
      const isSure = await confirm({
        title: t('actions.rejudgeProblemTitle', { problem: displayPid }),
        body: t('actions.rejudgeProblemBody'),
        confirmLabel: t('actions.rejudge'),
        isDestructive: true,
      });
      if (!isSure) return;
      await attempt(async () => {
        const { count } = await rejudgeProblem(pid);
        toast.success(t('actions.rejudgedMany', { count }));
        await queries.invalidateQueries({ queryKey: ['submissions'] });
      });
    },

    resubmit: (row: JudgeRow) =>
      attempt(async () => {
        await apply(await resubmit(row.submitId));
        toast.success(t('actions.resubmitted'));
      }),

    /** True when it was done. */
    judgeByHand: (row: JudgeRow, status: number, score: number | null) =>
      attempt(async () => {
        await apply(await manualJudge(row.submitId, status, score));
        toast.success(t('actions.updated'));
      }),

    /** True when it was done. */
    cancel: async (row: JudgeRow) => {
      const isSure = await confirm({
        title: t('actions.cancelTitle', { id: row.submitId }),
        body: t('actions.cancelBody'),
        confirmLabel: t('actions.cancel'),
        isDestructive: true,
      });
      if (!isSure) return false;
      return attempt(async () => {
        await apply(await cancelJudge(row.submitId));
        toast.success(t('actions.cancelled'));
      });
    },
  };
}

const withNews = (row: JudgeRow, fresh: Partial<JudgeRow>): JudgeRow =>
  row.submitId === fresh.submitId ? { ...row, ...fresh } : row;

/** False where the server refused: the client has shown its words already. */
async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
