/** Short messages, one at a time: a new one closes the last (S1 §8). Needs one <ToastHost/>. */

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  tone: ToastTone;
  title?: string;
  message: string;
  /** How long it stays, in ms. */
  duration: number;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, message: string, duration: number, title?: string): void {
  lastId += 1;
  change({ id: lastId, tone, message, duration, ...(title ? { title } : {}) });
}

export const toast = {
  info: (message: string, duration = 4000) => show('info', message, duration),
  success: (message: string, duration = 4000) => show('success', message, duration),
  warning: (message: string, duration = 4000) => show('warning', message, duration),
  error: (message: string, title?: string, duration = 6000) =>
    show('error', message, duration, title),
  close: () => change(null),
};

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
