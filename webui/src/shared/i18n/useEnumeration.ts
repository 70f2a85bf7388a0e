import { useTranslation } from 'react-i18next';
import { useLocale } from './useLocale';

/** Words as the reader speaks them: `a, b, and c` in English. Of more than `most` the rest is counted. */
export function useEnumeration(): (words: readonly string[], most?: number) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (words, most = words.length) => {
    const rest = words.length - most;
    const said = rest > 0 ? [...words.slice(0, most), t('kit.more', { count: rest })] : words;
    return new Intl.ListFormat(locale).format(said);
  };
}
