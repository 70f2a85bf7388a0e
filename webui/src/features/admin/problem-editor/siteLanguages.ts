import { bootData } from '../../../shared/api/boot';
import { type Locale, toLocale } from '../../../shared/i18n/locale';

/** In which a statement can be told, beside any that a package has brought. */
const known = ['zh-CN', 'en-US', 'zh-TW', 'ja', 'ko', 'ru', 'fr', 'de', 'es', 'pt'] as const;

/** The language of a problem's main texts. */
export const mainLanguage = (): Locale => toLocale(bootData().config.language);

/** Languages that can still be added to those that are there. */
export const furtherLanguages = (taken: readonly string[]) =>
  known.filter((each) => each !== mainLanguage() && !taken.includes(each));

/** Asked for with their country, browsers would name that too. */
const withoutCountry: Record<string, string> = { 'zh-CN': 'zh', 'zh-TW': 'zh-Hant', 'en-US': 'en' };

/** The language's own name of itself; its tag when the browser does not know it. */
export function languageName(tag: string): string {
  const asked = withoutCountry[tag] ?? tag;
  try {
    return new Intl.DisplayNames([asked], { type: 'language' }).of(asked) ?? tag;
  } catch {
    return tag; // a package may name a language as it likes
  }
}
