/** Light or dark: follows the system until somebody chooses. */
import { readStored, storageKeys, writeStored } from './storageKeys';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

export function currentTheme(): Theme {
  const stored = readStored(storageKeys.theme);
  if (stored === 'light' || stored === 'dark') return stored;
  return systemIsDark() ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
}

export function startTheme(): void {
  apply();
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}

export function chooseTheme(theme: Theme): void {
  writeStored(storageKeys.theme, theme);
  apply();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
