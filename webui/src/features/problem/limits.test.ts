import { expect, test } from 'vitest';
import { shownLimits } from './limits';

const problem = { problemId: 'P1000', timeLimit: 1000, memoryLimit: 256 };

test.each(['C', 'C With O2', 'C++', 'C++ 20 With O2', ''])(
  '"%s" shows the plain limits',
  (name) => {
    expect(shownLimits(problem, name)).toEqual({ time: 1000, memory: 256, isDoubled: false });
  },
);

test.each(['Python3', 'Java', 'C#', 'Golang'])('%s shows twice the limits', (name) => {
  expect(shownLimits(problem, name)).toEqual({ time: 2000, memory: 512, isDoubled: true });
});

test.each(['CF-1A', 'GYM-100001'])('%s shows the plain limits in every language', (problemId) => {
  expect(shownLimits({ ...problem, problemId }, 'Python3').time).toBe(1000);
});
