/** The changes of a submission with their questions, messages, and what the pages show after. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { detailsKey } from '../../entities/submission/submissionQueries';
import type { JudgeRow } from '../../entities/submission/types';
import type { Page } from '../../shared/api/types';
import { useAction } from '../../shared/forms/useAction';
import { cancelJudge, rejudge, rejudgeProblem, resubmit } from './submissionCalls';

/** Lists get what the server answered; a row that waits is followed. */
export function useNewsOfSubmission() {
  const queries = useQueryClient();
  return (fresh: Partial<JudgeRow> & { submitId: number }) => {
    queries.setQueriesData<Page<JudgeRow>>({ queryKey: ['submissions', 'list'] }, (old) =>
      old ? { ...old, records: old.records.map((row) => withNews(row, fresh)) } : old,
    );
  };
}

const withNews = (row: JudgeRow, fresh: Partial<JudgeRow>): JudgeRow =>
  row.submitId === fresh.submitId ? { ...row, ...fresh } : row;

export function useRejudge() {
  const { t } = useTranslation('submissions');
  return useAction({
    run: (row: JudgeRow) => rejudge(row.submitId),
    ask: (row) => ({
      title: t('actions.rejudgeTitle', { id: row.submitId }),
      body: t('actions.rejudgeBody'),
      confirmLabel: t('actions.rejudge'),
    }),
    said: () => t('actions.rejudged'),
    keys: [detailsKey],
    onDone: useNewsOfSubmission(),
  });
}

export function useRejudgeProblem() {
  const { t } = useTranslation('submissions');
  return useAction({
    run: ({ pid }: { pid: number; displayPid: string }) => rejudgeProblem(pid),
    ask: ({ displayPid }) => ({
      title: t('actions.rejudgeProblemTitle', { problem: displayPid }),
      body: t('actions.rejudgeProblemBody'),
      confirmLabel: t('actions.rejudge'),
      isDestructive: true,
    }),
    said: ({ count }) => t('actions.rejudgedMany', { count }),
    keys: [['submissions']],
  });
}

export function useResubmit() {
  const { t } = useTranslation('submissions');
  return useAction({
    run: (row: JudgeRow) => resubmit(row.submitId),
    said: () => t('actions.resubmitted'),
    keys: [detailsKey],
    onDone: useNewsOfSubmission(),
    isSingle: true,
  });
}

export function useCancelJudge() {
  const { t } = useTranslation('submissions');
  return useAction({
    run: (row: JudgeRow) => cancelJudge(row.submitId),
    ask: (row) => ({
      title: t('actions.cancelTitle', { id: row.submitId }),
      body: t('actions.cancelBody'),
      confirmLabel: t('actions.cancel'),
      isDestructive: true,
    }),
    said: () => t('actions.cancelled'),
    keys: [detailsKey],
    onDone: useNewsOfSubmission(),
  });
}
