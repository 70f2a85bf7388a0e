/** Texts of the page: loaded by feature and language, so that nobody waits for the other one. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storageKeys, writeStored } from '../lib/storageKeys';
import type { Locale } from './locale';

type Loader = () => Promise<{ default: object }>;

/** The texts of one feature. */
export interface TextSet {
  name: string;
  loaders: Record<Locale, Loader>;
}

export function defineTexts(name: string, loaders: Record<Locale, Loader>): TextSet {
  return { name, loaders };
}

export const shellTexts = defineTexts('shell', {
  'zh-CN': () => import('./zh-CN/shell.json'),
  'en-US': () => import('./en-US/shell.json'),
});

const inUse = new Set<TextSet>();

/** Loads the sets in the current language; resolves when a screen can be drawn with them. */
export async function loadTexts(sets: readonly TextSet[]): Promise<void> {
  for (const set of sets) inUse.add(set);
  await fetchTexts(sets, i18next.language as Locale);
}

async function fetchTexts(sets: Iterable<TextSet>, locale: Locale): Promise<void> {
  await Promise.all(
    [...sets].map(async (set) => {
      if (i18next.hasResourceBundle(locale, set.name)) return;
      const texts = await set.loaders[locale]();
      i18next.addResourceBundle(locale, set.name, texts.default);
    }),
  );
}

export async function startI18n(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = locale;
  await loadTexts([shellTexts]);
}

/** Calls back after each switch to another language. */
export function subscribeToLocale(told: () => void): void {
  i18next.on('languageChanged', told);
}

/** Switches at once, without a reload, and remembers the choice for this browser. */
export async function changeLocale(locale: Locale): Promise<void> {
  await fetchTexts(inUse, locale);
  writeStored(storageKeys.locale, locale);
  document.documentElement.lang = locale;
  await i18next.changeLanguage(locale);
}
