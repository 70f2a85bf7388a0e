import { describe, expect, it } from 'vitest';
import { heatWeeks, streaks } from './heatWeeks';

const end = '2026-11-21'; // a Saturday

describe('the heat map', () => {
  it('holds the 365 days that end with the given one, in weeks from Sunday', () => {
    const weeks = heatWeeks(end, []);
    const days = weeks.flat();
    expect(days).toHaveLength(365);
    expect(days[0]?.date).toBe('2025-11-22');
    expect(days.at(-1)?.date).toBe(end);
    expect(weeks.at(-1)).toHaveLength(7);
    for (const week of weeks.slice(1)) expect(week[0]?.weekday).toBe(0);
  });

  it('does not lose a day where clocks change', () => {
    const dates = heatWeeks('2026-04-02', [])
      .flat()
      .map((day) => day.date);
    expect(dates.slice(-6, -2)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']);
  });

  it('is darker the more was submitted', () => {
    const counts = [1, 3, 6, 10].map((count, index) => ({ date: `2026-11-1${index}`, count }));
    const levels = heatWeeks(end, counts)
      .flat()
      .filter((day) => day.count > 0)
      .map((day) => day.level);
    expect(levels).toEqual([1, 2, 3, 4]);
  });

  it('counts days in a row, and lets today be empty', () => {
    const days = ['2026-11-20', '2026-11-19', '2026-11-10', '2026-11-09', '2026-11-08'];
    const found = streaks(
      heatWeeks(
        end,
        days.map((date) => ({ date, count: 1 })),
      ),
    );
    expect(found).toEqual({ current: 2, longest: 3 });
    expect(streaks(heatWeeks(end, [{ date: '2026-11-19', count: 4 }]))).toEqual({
      current: 0,
      longest: 1,
    });
  });
});
