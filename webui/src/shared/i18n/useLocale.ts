import { useTranslation } from 'react-i18next';
import { type Locale, toLocale } from './locale';

/** The current language, for dates and numbers. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('shell');
  return toLocale(i18n.language);
}
