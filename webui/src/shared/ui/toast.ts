/** Short messages, one at a time: a new one closes the last (S1 §8). Needs one <ToastHost/>. */
import { shownOnce } from './shownOnce';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

interface Toast {
  tone: ToastTone;
  message: string;
  /** How long it stays, in ms. */
  duration: number;
}

const place = shownOnce<Toast>();

const telling =
  (tone: ToastTone) =>
  (message: string, duration = 4000) =>
    place.show({ tone, message, duration });

export const toast = {
  info: telling('info'),
  success: telling('success'),
  warning: telling('warning'),
  error: telling('error'),
  close: place.close,
};

export const currentToast = place.current;
export const subscribeToToasts = place.subscribe;
