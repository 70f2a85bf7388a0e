/** Notes with a title at the right edge, which stay a little longer (S1 §8). Shown by <ToastHost/>. */
import { shownOnce } from './shownOnce';

/** `error` stands beside a toast with the same words, `info` alone. */
export type NotificationTone = 'info' | 'error';

interface Notification {
  tone: NotificationTone;
  title: string;
  message: string;
  /** Where the message leads. */
  href: string | null;
  /** How long it stays, in ms. */
  duration: number;
}

const place = shownOnce<Notification>();

export function notify(
  title: string,
  message: string,
  tone: NotificationTone = 'info',
  href: string | null = null,
): void {
  place.show({ tone, title, message, href, duration: 5000 });
}

export const closeNotification = place.close;
export const currentNotification = place.current;
export const subscribeToNotifications = place.subscribe;
