import { useTranslation } from 'react-i18next';

/** The levels every site starts with in the reader's words (S1 §3); others are named by the site. */
export function useLevelName(): (name: string) => string {
  const { t } = useTranslation('shell');
  const known: Record<string, string> = {
    Easy: t('difficulty.easy'),
    Mid: t('difficulty.mid'),
    Hard: t('difficulty.hard'),
  };
  return (name) => known[name] ?? name;
}
