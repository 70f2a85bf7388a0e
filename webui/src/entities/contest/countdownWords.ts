/** The words of a countdown. */

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const week = 7 * day;

const pad = (value: number) => String(value).padStart(2, '0');

/** 26:05:09; a second that has begun counts whole, so that zero is the moment itself. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / second));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(':');
}

/** "in 12 days", "in 3 months" for what is more than a week away, to which nobody counts seconds; null
 * for anything nearer (S2 §4). */
export function farAway(left: number, locale: string): string | null {
  if (left <= week) return null;
  const days = Math.round(left / day);
  const format = new Intl.RelativeTimeFormat(locale);
  return days < 60 ? format.format(days, 'day') : format.format(Math.round(days / 30), 'month');
}
