import { describe, expect, it } from 'vitest';
import { boxSide, middleOf, moved, sourceOf, zoomed } from './crop';

const wide = { width: 800, height: 400 };

describe('the square of a picture', () => {
  it('is its middle at first, and as large as the avatar [S1-5-12]', () => {
    expect(boxSide).toBe(200);
    expect(sourceOf(middleOf(wide), wide)).toEqual({ x: 200, y: 0, side: 400 });
  });

  it('stays inside the picture however far it is dragged', () => {
    const left = moved(middleOf(wide), wide, 1000, 1000);
    expect(sourceOf(left, wide)).toEqual({ x: 0, y: 0, side: 400 });
    const right = moved(left, wide, -1000, -1000);
    expect(sourceOf(right, wide)).toEqual({ x: 400, y: 0, side: 400 });
  });

  it('keeps its middle while it grows and shrinks', () => {
    const near = zoomed(middleOf(wide), wide, 2);
    expect(sourceOf(near, wide)).toEqual({ x: 300, y: 100, side: 200 });
    expect(sourceOf(zoomed(near, wide, 1), wide)).toEqual({ x: 200, y: 0, side: 400 });
  });

  it('is pushed back into the picture when it grows at its edge', () => {
    const corner = moved(zoomed(middleOf(wide), wide, 4), wide, 1000, 1000);
    expect(sourceOf(zoomed(corner, wide, 1), wide)).toEqual({ x: 0, y: 0, side: 400 });
  });

  it('makes a small picture larger', () => {
    const tiny = { width: 10, height: 20 };
    expect(sourceOf(middleOf(tiny), tiny)).toEqual({ x: 0, y: 5, side: 10 });
  });
});
