import { useTranslation } from 'react-i18next';

/** A duration in words: seconds, then whole minutes. */
export function useWait(): (seconds: number) => string {
  const { t } = useTranslation('adminJudge');
  return (seconds) =>
    seconds < 120 ? t('seconds', { seconds }) : t('minutes', { minutes: Math.floor(seconds / 60) });
}
