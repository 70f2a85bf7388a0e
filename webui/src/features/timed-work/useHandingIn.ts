import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendLeftDrafts } from '../../entities/problem/leftDrafts';
import { saveOpenDrafts } from '../../entities/problem/openDrafts';
import type { OpenTimedWork } from '../../entities/timed-work/TimedWorkContext';
import { timedWorkKey } from '../../entities/timed-work/timedWorkKeys';
import { type OwnProgress, ownProgressQuery } from '../../entities/timed-work/timedWorkQueries';
import { api } from '../../shared/api/calls';
import { useAction } from '../../shared/forms/useAction';
import { useEnumeration } from '../../shared/i18n/useEnumeration';
import { confirm } from '../../shared/ui/questions';
import { useLeftDrafts } from './desk/useLeftDrafts';
import { useWaiting } from './desk/useWaiting';
import { handInSums } from './handInSums';

/** Ends the reader's own time before it runs out. Asked twice, since nothing takes it back; the second
 * time with what is submitted, and what would be left behind. */
export function useHandingIn(open: OpenTimedWork) {
  const { work, id } = open;
  const { t } = useTranslation('timedWork');
  const enumerate = useEnumeration();
  const queries = useQueryClient();
  const waiting = useWaiting(open);
  const left = useLeftDrafts(open);

  const sums = async (): Promise<string> => {
    // Where the sums cannot be read, handing in must still be possible.
    await saveOpenDrafts();
    await sendLeftDrafts(left());
    await queries.prefetchQuery({ ...ownProgressQuery(id), staleTime: 0 });
    const progress = queries.getQueryData<OwnProgress>(ownProgressQuery(id).queryKey);
    if (!progress) return t('handIn.sureBody');
    const unsent = [...waiting, ...left()].map(({ pid }) => pid);
    return handInSums(t, (names) => enumerate(names, names.length), {
      progress,
      unsent,
      takesLatestDraft: work.exam.takesLatestDraft,
    });
  };
  const { isBusy, run } = useAction({
    run: () => api('POST /api/homework/end-timed-work', { body: { tid: id }, isQuiet: true }),
    ask: async () => ({
      title: t('handIn.sureTitle'),
      body: await sums(),
      confirmLabel: t('handIn.sure'),
      isDestructive: true,
    }),
    said: () => t('handIn.done'),
    keys: [timedWorkKey(id)],
    isSingle: true,
  });
  const handIn = async () => {
    const isMeant = await confirm({
      title: t('handIn.title', { title: work.title }),
      body: t('handIn.body'),
      confirmLabel: t('handIn.handIn'),
    });
    if (isMeant) await run();
  };
  return { isBusy, run: handIn };
}
