import { formatDuration } from '../../shared/lib/time';

const hour = 3_600_000;

/** "2 hours 30 minutes": to the second, for nothing here is rounded. */
export function lengthWords(length: number, locale: string): string {
  const parts = [
    Math.floor(length / hour) * hour,
    Math.floor((length % hour) / 60_000) * 60_000,
    length % 60_000,
  ];
  const words = parts.filter((part) => part > 0).map((part) => inUnit(part, locale));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(words);
}

/** Days would be rounded: hours are counted on. */
function inUnit(part: number, locale: string): string {
  if (part < hour) return formatDuration(part, locale);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  return format.format(part / hour);
}
