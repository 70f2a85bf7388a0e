import { useTranslation } from 'react-i18next';
import type { Text } from './writingQueries';

/** What a draft or a submission is called in lists. */
export function useTextName(): (text: Text) => string {
  const { t } = useTranslation('adminExamRoom');
  return (text) => {
    if (text.kind === 'submission') return t('writing.submission', { number: text.sent.submitId });
    const { version, isAside } = text.draft;
    const name = t('writing.draft', { version });
    return isAside ? `${name} · ${t('writing.late')}` : name;
  };
}
