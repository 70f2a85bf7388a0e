import { expect, test } from 'vitest';
import { draggedTo, movedBy, openingWidth, parseWidth } from './splitRules';

test('a wide screen opens with 44 % for the statement', () => {
  expect(openingWidth(1440, null)).toBe(634);
});

test('a narrower screen opens with the width of a reset', () => {
  expect(openingWidth(1439, null)).toBe(431);
});

test('the stored width wins', () => {
  expect(openingWidth(1440, 520)).toBe(520);
});

test('the editor keeps its least width on a smaller screen than before', () => {
  expect(openingWidth(800, 1200)).toBe(600);
});

test('what is no width is not used', () => {
  expect([parseWidth(null), parseWidth('wide'), parseWidth('-4'), parseWidth('512.5')]).toEqual([
    null,
    null,
    null,
    512.5,
  ]);
});

const open = { width: 400, isFolded: false };

test('the divider follows the hand, and the left pane keeps its least width', () => {
  expect(draggedTo(900, 1440, open)).toEqual({ width: 900, isFolded: false });
  expect(draggedTo(20, 1440, open)).toEqual({ width: 200, isFolded: false });
});

test('without room for its least width the right pane goes, and the left one comes back as it was', () => {
  const folded = draggedTo(1241, 1440, open);
  expect(folded).toEqual({ width: 400, isFolded: true });
  expect(movedBy('Enter', 1440, folded)).toEqual(open);
});

test.each([
  ['ArrowLeft', { width: 376, isFolded: false }],
  ['ArrowRight', { width: 424, isFolded: false }],
  ['Home', { width: 200, isFolded: false }],
  ['End', { width: 1240, isFolded: false }],
  ['Enter', { width: 400, isFolded: true }],
  ['Tab', null],
])('%s moves the divider', (key, after) => {
  expect(movedBy(key, 1440, open)).toEqual(after);
});

test('arrow keys stop where the right pane has its least width, and bring a folded one back', () => {
  const most = { width: 1240, isFolded: false };
  expect(movedBy('ArrowRight', 1440, { width: 1235, isFolded: false })).toEqual(most);
  expect(movedBy('ArrowLeft', 1440, { width: 400, isFolded: true })).toEqual(most);
  expect(movedBy('ArrowRight', 1440, { width: 400, isFolded: true })).toBeNull();
});
