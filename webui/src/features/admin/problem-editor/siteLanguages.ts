import { bootData } from '../../../shared/api/boot';
import { type Locale, toLocale } from '../../../shared/i18n/locale';

/** The language of a problem's main texts, and the one in which it may be told again. */
export function siteLanguages(): { main: Locale; other: Locale } {
  const main = toLocale(bootData().config.language);
  return { main, other: main === 'zh-CN' ? 'en-US' : 'zh-CN' };
}
