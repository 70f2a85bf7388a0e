import { useTranslation } from 'react-i18next';
import type { Question } from '../../shared/ui/questions';

/** What is asked before a changed form is left. */
export function useLeaveQuestion(): Question {
  const { t } = useTranslation('admin');
  return {
    title: t('leave.title'),
    body: t('leave.body'),
    confirmLabel: t('leave.confirm'),
    cancelLabel: t('leave.stay'),
    isDestructive: true,
  };
}
