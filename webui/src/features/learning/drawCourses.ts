/** Draws lines over weeks. Loaded when needed, since it brings uPlot along. */
import uPlot from 'uplot';
import { shortMonth } from '../../shared/lib/calendar';
import type { Line } from './courses';

const height = 220;
/** Room for the name of a month. */
const perLabel = 56;

/** Fills `box` anew, in the colours of the current theme. */
export function drawCourses(
  box: HTMLElement,
  weeks: readonly string[],
  lines: readonly Line[],
  locale: string,
): void {
  const width = box.clientWidth;
  if (width === 0) return;
  const style = getComputedStyle(box);
  const color = (name: string) =>
    name.startsWith('--') ? style.getPropertyValue(name).trim() : name;
  const font = `12px ${style.fontFamily}`;
  const places = weeks.map((_, index) => index);
  const options: uPlot.Options = {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    padding: [12, 12, 0, 0],
    scales: {
      x: { time: false },
      y: { range: (_chart, _least, most) => [0, Math.max(most, 1)] },
    },
    axes: [
      {
        size: 28,
        splits: monthsIn(weeks, Math.floor(width / perLabel)),
        values: (_chart, splits) => splits.map((week) => shortMonth(weeks[week] ?? '', locale)),
        grid: { show: false },
        ticks: { show: false },
        stroke: color('--ink-2'),
        font,
      },
      {
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
        grid: { stroke: color('--line'), width: 1 },
        ticks: { show: false },
        stroke: color('--ink-2'),
        font,
      },
    ],
    series: [
      {},
      ...lines.map((line) => ({
        stroke: color(line.color),
        width: 2,
        points: { show: false },
      })),
    ],
  };
  box.replaceChildren();
  new uPlot(options, [places, ...lines.map(({ values }) => values)], box);
}

/** The first weeks of months, as many as there is room for. */
function monthsIn(weeks: readonly string[], most: number): number[] {
  const first = weeks.flatMap((week, index) => {
    const before = weeks[index - 1];
    return before && before.slice(0, 7) !== week.slice(0, 7) ? [index] : [];
  });
  const each = Math.max(1, Math.ceil(first.length / Math.max(1, most)));
  return first.filter((_, index) => index % each === 0);
}
