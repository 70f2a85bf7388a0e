/** How the reader likes code shown; kept in this browser (S1 §5, §9). */
import { narrowerThan } from '../lib/breakpoints';
import { readStoredJson, storageKeys, writeStored } from '../lib/storageKeys';
import { type EditorTheme, editorThemes } from './editorThemes';

export const fontSizes = [12, 14, 16, 18, 20, 22] as const;
export const tabSizes = [2, 4, 8] as const;

export interface EditorLook {
  theme: EditorTheme;
  /** px */
  fontSize: (typeof fontSizes)[number];
  tabSize: (typeof tabSizes)[number];
  /** Offers words while one is written. */
  completes: boolean;
  /** Long lines go on below, in place of scrolling sideways. */
  wraps: boolean;
}

export interface EditorSettings extends EditorLook {
  /** The judge language chosen last; empty before the first choice. */
  language: string;
}

/** S1 §9. */
export const defaultSettings: EditorSettings = {
  theme: 'monokai',
  fontSize: 22,
  tabSize: 4,
  completes: true,
  wraps: false,
  language: '',
};

/** What the code of a timed work is shown in, until something else is chosen there (S3 §9). */
export const timedWorkLook: Partial<EditorLook> = { theme: 'solarized', fontSize: 14, tabSize: 4 };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What of a stored look is known; the rest is left out. */
export function readLook(stored: unknown): Partial<EditorLook> {
  if (!isObject(stored)) return {};
  const theme = editorThemes.find((each) => each === stored.theme);
  const fontSize = fontSizes.find((each) => each === stored.fontSize);
  const tabSize = tabSizes.find((each) => each === stored.tabSize);
  return {
    ...(theme && { theme }),
    ...(fontSize && { fontSize }),
    ...(tabSize && { tabSize }),
    ...(typeof stored.completes === 'boolean' && { completes: stored.completes }),
    ...(typeof stored.wraps === 'boolean' && { wraps: stored.wraps }),
  };
}

/** On a phone the usual size leaves 24 letters a line, and nobody scrolls sideways in code. */
const phoneLook = { fontSize: 16, wraps: true } as const;

const usualSettings = (): EditorSettings =>
  window.matchMedia(narrowerThan('tablet')).matches
    ? { ...defaultSettings, ...phoneLook }
    : defaultSettings;

let settings: EditorSettings | null = null;
const listeners = new Set<() => void>();

/** What is stored, with defaults for what is missing or unknown. */
export function currentSettings(): EditorSettings {
  if (settings === null) {
    const stored = readStoredJson(storageKeys.editor, isObject);
    const language = typeof stored?.language === 'string' ? stored.language : '';
    settings = { ...usualSettings(), ...readLook(stored), language };
  }
  return settings;
}

export function changeSettings(change: Partial<EditorSettings>): void {
  settings = { ...currentSettings(), ...change };
  writeStored(storageKeys.editor, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
