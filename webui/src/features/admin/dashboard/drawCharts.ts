/** Draws the dashboard's charts. Loaded when needed, since it brings uPlot along. */
import uPlot from 'uplot';
import { formatClock, timeOf } from '../../../shared/lib/time';
import type { QueueSample } from './dashboardQueries';
import type { VerdictKind } from './dayKinds';

const height = 220;
/** Below this width the names of the days would touch. */
const roomForEveryDay = 620;
const wholeNumbers = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000];

export interface DayBars {
  days: readonly string[];
  /** From below; one number a day each. */
  layers: readonly { kind: VerdictKind | 'people'; values: readonly number[] }[];
}

/** Stacked columns. Each layer has a colour and a pattern, so that either is enough. */
export function drawDays(box: HTMLElement, bars: DayBars, width: number): void {
  if (width === 0) return;
  const look = lookOf(box);
  const places = bars.days.map((_, index) => index);
  const sums = bars.days.map(() => 0);
  const heights = bars.layers.map(({ values }) =>
    values.map((value, index) => {
      sums[index] = (sums[index] ?? 0) + value;
      return sums[index] ?? 0;
    }),
  );
  const every = width < roomForEveryDay ? 2 : 1;
  const names = bars.days.map((day, index) =>
    (bars.days.length - 1 - index) % every === 0 ? day : '',
  );
  // The tallest is painted first; the lower ones cover its foot.
  const order = bars.layers.map((_, index) => index).reverse();
  const columns = uPlot.paths.bars?.({ size: [0.7, 48] }) ?? (() => null);
  box.replaceChildren();
  new uPlot(
    {
      ...look.frame(width),
      scales: {
        x: { time: false, range: () => [-0.6, bars.days.length - 0.4] },
        y: { range: (_chart, _least, most) => [0, Math.max(most, 4)] },
      },
      axes: [
        { ...look.axis, size: 28, splits: places, values: () => names, grid: { show: false } },
        { ...look.axis, incrs: wholeNumbers, grid: { stroke: look.color('--line'), width: 1 } },
      ],
      series: [
        {},
        ...order.map((index) => {
          const kind = bars.layers[index]?.kind ?? 'other';
          return {
            fill: () => patternOf(kind, look.color) as CanvasRenderingContext2D['fillStyle'],
            stroke: look.color(colors[kind][0]),
            width: 1,
            points: { show: false },
            paths: columns,
          };
        }),
      ],
    },
    [places, ...order.map((index) => heights[index] ?? [])],
    box,
  );
}

/** The longest wait in seconds as a line, how many wait as a dashed one. */
export function drawQueue(box: HTMLElement, samples: readonly QueueSample[], width: number): void {
  if (width === 0) return;
  const look = lookOf(box);
  const line = (token: string, dash: number[]) => ({
    stroke: look.color(token),
    width: 2,
    dash,
    points: { show: false },
  });
  box.replaceChildren();
  new uPlot(
    {
      ...look.frame(width),
      scales: { y: { range: (_chart, _least, most) => [0, Math.max(most, 4)] } },
      axes: [
        {
          ...look.axis,
          size: 28,
          grid: { show: false },
          values: (_chart, splits) => splits.map(clock),
        },
        { ...look.axis, incrs: wholeNumbers, grid: { stroke: look.color('--line'), width: 1 } },
      ],
      series: [{}, line('--accent', []), line('--v-tle', [6, 4])],
    },
    [
      samples.map((sample) => timeOf(sample.time) / 1000),
      samples.map((sample) => sample.oldestSeconds),
      samples.map((sample) => sample.waiting),
    ],
    box,
  );
}

const clock = (seconds: number): string => formatClock(seconds * 1000).slice(0, 5);

function lookOf(box: HTMLElement) {
  const style = getComputedStyle(box);
  const color = (token: string) => style.getPropertyValue(token).trim();
  return {
    color,
    axis: {
      ticks: { show: false },
      stroke: color('--ink-2'),
      font: `12px ${style.fontFamily}`,
    },
    frame: (width: number) => ({
      width,
      height,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, 8, 0, 0] as [number, number, number, number],
    }),
  };
}

/** The strong colour of the strokes, the soft one of the ground. */
const colors: Record<VerdictKind | 'people', readonly [string, string]> = {
  accepted: ['--v-ac', '--v-ac'],
  wrong: ['--v-wa', '--v-wa-s'],
  limits: ['--v-tle', '--v-tle-s'],
  runtime: ['--v-re', '--v-re-s'],
  compile: ['--v-ce', '--v-ce-s'],
  other: ['--v-se', '--v-se-s'],
  people: ['--accent', '--accent'],
};

/** Strokes in a tile of 8: from and to. */
const strokes: Record<VerdictKind | 'people', readonly (readonly number[])[]> = {
  accepted: [],
  people: [],
  wrong: [
    [0, 8, 8, 0],
    [-2, 2, 2, -2],
    [6, 10, 10, 6],
  ],
  limits: [[0, 4, 8, 4]],
  runtime: [
    [0, 0, 8, 8],
    [0, 8, 8, 0],
  ],
  compile: [[4, 0, 4, 8]],
  other: [[3, 4, 5, 4]],
};

function patternOf(
  kind: VerdictKind | 'people',
  color: (token: string) => string,
): CanvasPattern | string {
  const [strong, soft] = colors[kind];
  const scale = devicePixelRatio;
  const tile = document.createElement('canvas');
  tile.width = 8 * scale;
  tile.height = 8 * scale;
  const context = tile.getContext('2d');
  if (!context || strokes[kind].length === 0) return color(strong);
  context.scale(scale, scale);
  context.fillStyle = color(soft);
  context.fillRect(0, 0, 8, 8);
  context.strokeStyle = color(strong);
  context.lineWidth = 2;
  context.beginPath();
  for (const [fromX = 0, fromY = 0, toX = 0, toY = 0] of strokes[kind]) {
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat') ?? color(strong);
}
