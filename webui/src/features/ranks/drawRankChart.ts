/** Draws the chart of a rank. Loaded when needed, since it brings uPlot along. */
import uPlot from 'uplot';

export interface Bar {
  name: string;
  value: number;
}

const height = 220;
/** Below this width names would touch: places stand for them. */
const roomForNames = 860;
const longestName = 12;

/** Fills `box` anew, in the colours of the current theme. */
export function drawRankChart(box: HTMLElement, bars: readonly Bar[], width: number): void {
  if (width === 0) return;
  const style = getComputedStyle(box);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const font = `12px ${style.fontFamily}`;
  const names = bars.map(({ name }, index) => {
    if (width < roomForNames) return `${index + 1}`;
    return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
  });
  const places = bars.map((_, index) => index);
  const values = bars.map((bar) => bar.value);
  const options: uPlot.Options = {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    padding: [18, 0, 0, 0],
    scales: {
      x: { time: false, range: () => [-0.6, bars.length - 0.4] },
      y: { range: (_chart, _least, most) => [0, Math.max(most, 1)] },
    },
    axes: [
      {
        size: 28,
        splits: places,
        values: () => names,
        grid: { show: false },
        ticks: { show: false },
        stroke: color('--ink-2'),
        font,
      },
      {
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000],
        grid: { stroke: color('--line'), width: 1 },
        ticks: { show: false },
        stroke: color('--ink-2'),
        font,
      },
    ],
    series: [
      {},
      {
        fill: color('--accent'),
        points: { show: false },
        paths: uPlot.paths.bars?.({ size: [0.6, 56], radius: 0.1 }) ?? (() => null),
      },
    ],
    hooks: { draw: [(chart) => writeValues(chart, values, color('--ink'), font)] },
  };
  box.replaceChildren();
  new uPlot(options, [places, values], box);
}

/** The number above each column. */
function writeValues(chart: uPlot, values: readonly number[], color: string, font: string): void {
  const { ctx } = chart;
  ctx.save();
  ctx.fillStyle = color;
  ctx.font = font.replace('12px', `${12 * devicePixelRatio}px`);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  for (const [index, value] of values.entries()) {
    const x = chart.valToPos(index, 'x', true);
    ctx.fillText(String(value), x, chart.valToPos(value, 'y', true) - 3 * devicePixelRatio);
  }
  ctx.restore();
}
