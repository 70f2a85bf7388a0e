/** Days without a time of day, written as the server writes them: 2026-11-21. */

export interface CalendarDay {
  /** yyyy-MM-dd */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
}

const dayMs = 86_400_000;
// Noon of no zone in particular: a day must not shift with the reader's clock.
const parse = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** So many days in a row, the last of them `end`. */
export function daysUntil(end: string, count: number): CalendarDay[] {
  const last = parse(end);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(last - (count - 1 - index) * dayMs);
    return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() };
  });
}

/** "Nov" in the reader's language. */
export function shortMonth(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(parse(date));
}

/** "Mon" in the reader's language; 0 is Sunday. */
export function shortWeekday(weekday: number, locale: string): string {
  const sunday = parse('2026-11-22');
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    sunday + weekday * dayMs,
  );
}

/** When a day (YYYY-MM-DD) begins for the reader, as the server reads it; `later` days on. */
export function midnightOf(date: string, later = 0): string {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + later).toISOString();
}
