/** Draws columns of people. Loaded when needed, since it brings uPlot along. */
import uPlot from 'uplot';

const height = 220;
const wholeNumbers = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** In px; narrower, words would run into each other. */
const widthOfWord = 74;

interface Column {
  word: string;
  count: number;
}

export function drawColumns(box: HTMLElement, columns: readonly Column[], width: number): void {
  if (width === 0) return;
  const style = getComputedStyle(box);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const axis = {
    ticks: { show: false },
    stroke: color('--ink-2'),
    font: `12px ${style.fontFamily}`,
  };
  const step = Math.max(
    1,
    Math.ceil(columns.length / Math.max(1, Math.floor(width / widthOfWord))),
  );
  box.replaceChildren();
  new uPlot(
    {
      width,
      height,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, 16, 0, 0],
      scales: {
        x: { time: false, range: () => [-0.6, columns.length - 0.4] },
        y: { range: (_chart, _least, most) => [0, Math.max(most, 4)] },
      },
      axes: [
        {
          ...axis,
          size: 28,
          grid: { show: false },
          splits: () => columns.map((_, at) => at).filter((at) => at % step === 0),
          values: (_chart, splits) => splits.map((at) => columns[at]?.word ?? ''),
        },
        { ...axis, incrs: wholeNumbers, grid: { stroke: color('--line'), width: 1 } },
      ],
      series: [
        {},
        {
          width: 1,
          points: { show: false },
          paths: uPlot.paths.bars?.({ size: [0.8, 60] }) ?? (() => null),
          stroke: color('--accent'),
          fill: color('--accent'),
        },
      ],
    },
    [columns.map((_, at) => at), columns.map(({ count }) => (count === 0 ? null : count))],
    box,
  );
}
