import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../../entities/submission/types';
import { timedWorkKey } from '../../../entities/timed-work/timedWorkKeys';
import { api } from '../../../shared/api/calls';
import { useAction } from '../../../shared/forms/useAction';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconRefresh } from '../../../shared/ui/icons';

/** In a row of the list: what is done by hand has its place on the submission's own page. */
export function RejudgeButton({ row, tid }: { row: JudgeRow; tid: number }) {
  const { t } = useTranslation('timedWork');
  const { isBusy, run } = useAction({
    run: ({ submitId }: JudgeRow) => api('GET /api/admin/judge/rejudge', { query: { submitId } }),
    ask: ({ submitId }) => ({
      title: t('rejudge.title', { id: submitId }),
      body: t('rejudge.body'),
      confirmLabel: t('rejudge.rejudge'),
    }),
    said: () => t('rejudge.done'),
    keys: [timedWorkKey(tid)],
  });
  return (
    <IconButton
      icon={IconRefresh}
      label={t('rejudge.rejudge')}
      disabled={isBusy}
      onClick={() => void run(row)}
    />
  );
}
