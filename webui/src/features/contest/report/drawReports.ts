/** Draws the charts of reports. Loaded when needed, since it brings uPlot along. */
import uPlot from 'uplot';
import type { Report } from './reportQueries';

const height = 220;
const wholeNumbers = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000];
/** Lengths between the marks of the axis of time, in s. */
const times = [60, 300, 600, 900, 1800, 3600, 7200, 21_600, 43_200, 86_400, 604_800];

interface Places {
  places: Report['places'];
  /** Of the contest, in s. */
  duration: number;
}

/** The place as a staircase with the first one above, the points as a dashed one. */
export function drawPlaces(box: HTMLElement, { places, duration }: Places, width: number): void {
  const last = places.at(-1);
  if (width === 0 || !last) return;
  const look = lookOf(box);
  const stairs = uPlot.paths.stepped?.({ align: 1 }) ?? (() => null);
  const worst = Math.max(...places.map(({ rank }) => rank), 2);
  const line = { width: 2, points: { show: false }, paths: stairs };
  const ends = [...places, { ...last, second: Math.max(duration, last.second) }];
  box.replaceChildren();
  new uPlot(
    {
      ...look.frame(width),
      scales: {
        x: { time: false, range: () => [0, Math.max(duration, last.second)] },
        // The worst place stays off the axis of time.
        y: { dir: -1, range: () => [1, worst + 0.5] },
        points: { range: (_chart, _least, most) => [0, Math.max(most, 1)] },
      },
      axes: [
        look.timeAxis,
        { ...look.axis, incrs: wholeNumbers, grid: look.grid },
        { ...look.axis, scale: 'points', side: 1, incrs: wholeNumbers, grid: { show: false } },
      ],
      series: [
        {},
        { ...line, stroke: look.color('--accent') },
        { ...line, scale: 'points', stroke: look.color('--v-ac'), dash: [6, 4] },
      ],
    },
    [
      ends.map(({ second }) => second),
      ends.map(({ rank }) => rank),
      ends.map(({ points }) => points),
    ],
    box,
  );
}

interface Verdicts {
  accepted: readonly number[];
  others: readonly number[];
  /** Of one column, in s. */
  bucket: number;
}

/** Columns of what was submitted: all of it, and before them what was accepted. */
export function drawVerdicts(box: HTMLElement, given: Verdicts, width: number): void {
  if (width === 0) return;
  const look = lookOf(box);
  const columns = uPlot.paths.bars?.({ size: [0.8, 40] }) ?? (() => null);
  const { accepted, others, bucket } = given;
  const all = accepted.map((count, at) => count + (others[at] ?? 0));
  const column = { width: 1, points: { show: false }, paths: columns };
  box.replaceChildren();
  new uPlot(
    {
      ...look.frame(width),
      scales: {
        x: { time: false, range: () => [0, accepted.length * bucket] },
        y: { range: (_chart, _least, most) => [0, Math.max(most, 4)] },
      },
      axes: [look.timeAxis, { ...look.axis, incrs: wholeNumbers, grid: look.grid }],
      series: [
        {},
        { ...column, stroke: look.color('--v-wa'), fill: look.color('--v-wa-s') },
        { ...column, stroke: look.color('--v-ac'), fill: look.color('--v-ac') },
      ],
    },
    [accepted.map((_, at) => (at + 0.5) * bucket), all.map(orNothing), accepted.map(orNothing)],
    box,
  );
}

/** A column of none leaves no line on the axis. */
const orNothing = (count: number): number | null => (count === 0 ? null : count);

/** Hours and minutes of the contest. */
const clock = (second: number): string =>
  `${Math.floor(second / 3600)}:${String(Math.floor(second / 60) % 60).padStart(2, '0')}`;

function lookOf(box: HTMLElement) {
  const style = getComputedStyle(box);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const axis = {
    ticks: { show: false },
    stroke: color('--ink-2'),
    font: `12px ${style.fontFamily}`,
  };
  return {
    color,
    axis,
    timeAxis: {
      ...axis,
      size: 28,
      incrs: times,
      grid: { show: false },
      values: (_chart: uPlot, splits: number[]) => splits.map(clock),
    },
    grid: { stroke: color('--line'), width: 1 },
    frame: (width: number) => ({
      width,
      height,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, 16, 0, 0] as [number, number, number, number],
    }),
  };
}
