import { expect, test } from 'vitest';
import { draggedTo, movedBy, parseShare } from './dockRules';

test('the panel follows the hand, and leaves room for the code', () => {
  expect(draggedTo(300, 500, 500)).toBe(40);
  expect(draggedTo(0, 500, 500)).toBe(75);
  expect(draggedTo(499, 500, 500)).toBe(15);
});

test('arrows move it a little, Home and End all the way, other keys not at all', () => {
  expect(movedBy('ArrowUp', 40)).toBe(44);
  expect(movedBy('ArrowDown', 40)).toBe(36);
  expect([movedBy('Home', 40), movedBy('End', 40)]).toEqual([75, 15]);
  expect(movedBy('x', 40)).toBeNull();
});

test('what was kept comes back within the bounds; anything else is the usual share', () => {
  expect([parseShare('55'), parseShare('99'), parseShare(null), parseShare('wide')]).toEqual([
    55, 75, 40, 40,
  ]);
});
