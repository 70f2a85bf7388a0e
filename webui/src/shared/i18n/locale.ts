/** Which language the page speaks (S1 §1). */
import { readStored, storageKeys } from '../lib/storageKeys';

export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** Only zh-cn, in any case, is Chinese; everything else is English. */
export function toLocale(name: string): Locale {
  return name.toLowerCase() === 'zh-cn' ? 'zh-CN' : 'en-US';
}

/** Query parameter `l`, else the stored choice, else the browser's language, else the site's. */
export function chooseLocale(siteLocale: string): Locale {
  const named =
    new URLSearchParams(location.search).get('l') ||
    readStored(storageKeys.locale) ||
    navigator.language;
  return toLocale(named || siteLocale);
}
