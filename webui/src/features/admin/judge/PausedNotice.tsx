import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { Notice } from '../../../shared/ui/Notice';
import type { JudgeQueue } from './judgeCalls';

export function PausedNotice({ state }: { state: JudgeQueue }) {
  const { t } = useTranslation('adminJudge');
  return (
    <Notice tone="warn">
      {t('pausedSince', {
        name: state.pausedBy ?? '—',
        time: state.pausedSince ? formatDateTime(state.pausedSince) : '—',
      })}{' '}
      {state.reason && t('pausedBecause', { reason: state.reason })}
    </Notice>
  );
}
