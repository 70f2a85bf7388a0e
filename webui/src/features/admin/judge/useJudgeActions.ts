import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { type JudgeQueue, judgeAgain, judgeQuery, pauseJudge, pauseProblem } from './judgeCalls';

/** What root does without a form. Each says what came of it and reads the page anew. */
export function useJudgeActions() {
  const { t } = useTranslation('adminJudge');
  const keys = [judgeQuery.queryKey];
  const resume = useAction({
    run: () => pauseJudge(false, ''),
    ask: (count: number) => ({
      title: t('resumeTitle'),
      body: t('resumeBody', { count }),
      confirmLabel: t('resumeShort'),
    }),
    said: () => t('resumed'),
    keys,
  });
  const resumeProblem = useAction({
    run: (row: JudgeQueue['pausedProblems'][number]) => pauseProblem(row.pid, false, ''),
    said: (_, row) => t('problemResumed', { name: row.displayPid }),
    keys,
  });
  const retry = useAction({ run: judgeAgain, said: () => t('retried', { count: 1 }), keys });
  const retryAll = useAction({
    run: async (ids: readonly number[]) => {
      for (const id of ids) await judgeAgain(id);
    },
    ask: (ids) => ({
      title: t('retryAllTitle'),
      body: t('retryAllBody', { count: ids.length }),
      confirmLabel: t('retryAll'),
    }),
    said: (_, ids) => t('retried', { count: ids.length }),
    keys,
  });

  return {
    resume: resume.run,
    resumeProblem: resumeProblem.run,
    retry: retry.run,
    retryAll: retryAll.run,
  };
}
