/** What the heat map shows, computed from the server's days. */
import { type CalendarDay, daysUntil } from '../../shared/lib/calendar';

const yearDays = 365;

export interface HeatDay extends CalendarDay {
  count: number;
  /** 0 none to 4 most. */
  level: number;
}

interface DayCount {
  date: string;
  count: number;
}

/** The days of the year in columns that begin with Sunday. */
export function heatWeeks(endDate: string, counts: readonly DayCount[]): HeatDay[][] {
  const byDate = new Map(counts.map((day) => [day.date, day.count]));
  const weeks: HeatDay[][] = [];
  for (const day of daysUntil(endDate, yearDays)) {
    const count = byDate.get(day.date) ?? 0;
    if (weeks.length === 0 || day.weekday === 0) weeks.push([]);
    weeks.at(-1)?.push({ ...day, count, level: levelOf(count) });
  }
  return weeks;
}

/** A lesson's few tries are pale, an afternoon of practice is dark. */
function levelOf(count: number): number {
  if (count === 0) return 0;
  if (count < 3) return 1;
  if (count < 6) return 2;
  return count < 10 ? 3 : 4;
}

/** Days in a row with a submission: the longest row, and the one that reaches the last two days
 * (today is not over yet). */
export function streaks(weeks: readonly HeatDay[][]): { current: number; longest: number } {
  let run = 0;
  let yesterdaysRun = 0;
  let longest = 0;
  for (const day of weeks.flat()) {
    yesterdaysRun = run;
    run = day.count > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { current: run || yesterdaysRun, longest };
}
