import { useTranslation } from 'react-i18next';
import type { OpenTimedWork } from '../../entities/timed-work/TimedWorkContext';
import { timedWorkKey } from '../../entities/timed-work/timedWorkKeys';
import { api } from '../../shared/api/calls';
import { useAction } from '../../shared/forms/useAction';

/** Starts the reader's own clock; asked before, since nothing stops it. */
export function useStarting({ work, id }: OpenTimedWork, sentence: string) {
  const { t } = useTranslation('timedWork');
  return useAction({
    run: () => api('POST /api/homework/start-timed-work', { body: { tid: id }, isQuiet: true }),
    ask: () => ({
      title: t('start.askTitle', { title: work.title }),
      body: sentence,
      confirmLabel: t('start.start'),
    }),
    said: () => t('start.started'),
    keys: [timedWorkKey(id)],
    isSingle: true,
  });
}
