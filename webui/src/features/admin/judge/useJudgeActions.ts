import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { type JudgeQueue, judgeAgain, judgeQuery, pauseJudge, pauseProblem } from './judgeCalls';

/** What root does without a form. Each says what came of it and reads the page anew. */
export function useJudgeActions() {
  const { t } = useTranslation('adminJudge');
  const queries = useQueryClient();

  const run = async (change: () => Promise<unknown>, said: string) => {
    try {
      await change();
      toast.success(said);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    await queries.invalidateQueries({ queryKey: judgeQuery.queryKey });
  };

  return {
    resume: async (count: number) => {
      const isSure = await confirm({
        title: t('resumeTitle'),
        body: t('resumeBody', { count }),
        confirmLabel: t('resumeShort'),
      });
      if (isSure) await run(() => pauseJudge(false, ''), t('resumed'));
    },
    resumeProblem: (row: JudgeQueue['pausedProblems'][number]) =>
      run(() => pauseProblem(row.pid, false, ''), t('problemResumed', { name: row.displayPid })),
    retry: (id: number) => run(() => judgeAgain(id), t('retried', { count: 1 })),
    retryAll: async (ids: readonly number[]) => {
      const isSure = await confirm({
        title: t('retryAllTitle'),
        body: t('retryAllBody', { count: ids.length }),
        confirmLabel: t('retryAll'),
      });
      if (!isSure) return;
      await run(
        async () => {
          for (const id of ids) await judgeAgain(id);
        },
        t('retried', { count: ids.length }),
      );
    },
  };
}
