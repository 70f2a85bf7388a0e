/** How the reader likes code shown; kept in this browser (S1 §5, §9). */
import { readStoredJson, storageKeys, writeStored } from '../lib/storageKeys';
import { type EditorTheme, editorThemes } from './palettes';

export const fontSizes = [12, 14, 16, 18, 20, 22] as const;
export const tabSizes = [2, 4, 8] as const;

export interface EditorSettings {
  theme: EditorTheme;
  /** px */
  fontSize: (typeof fontSizes)[number];
  tabSize: (typeof tabSizes)[number];
  /** The judge language chosen last; empty before the first choice. */
  language: string;
}

/** S1 §9. */
export const defaultSettings: EditorSettings = {
  theme: 'monokai',
  fontSize: 22,
  tabSize: 4,
  language: '',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const oneOf = <Value>(allowed: readonly Value[], value: unknown, fallback: Value): Value =>
  allowed.find((each) => each === value) ?? fallback;

let settings: EditorSettings | null = null;
const listeners = new Set<() => void>();

/** What is stored, with defaults for what is missing or unknown. */
export function currentSettings(): EditorSettings {
  if (settings === null) {
    const stored = readStoredJson(storageKeys.editor, isObject);
    settings = {
      theme: oneOf(editorThemes, stored?.theme, defaultSettings.theme),
      fontSize: oneOf(fontSizes, stored?.fontSize, defaultSettings.fontSize),
      tabSize: oneOf(tabSizes, stored?.tabSize, defaultSettings.tabSize),
      language: typeof stored?.language === 'string' ? stored.language : '',
    };
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
