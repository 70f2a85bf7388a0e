import { describe, expect, it } from 'vitest';
import { differenceOf, targetText } from './fieldChanges';

const upper = (field: string) => field.toUpperCase();
const json = (value: unknown) => JSON.stringify(value);

describe('the difference of an audit row', () => {
  it('names the changed fields alone', () => {
    const before = { title: 'Old', status: 0, tags: ['a', 'b'], deep: { one: 1, two: 2 } };
    const after = { title: 'New', status: 0, tags: ['a'], deep: { one: 1, two: 3 } };
    expect(differenceOf(json(before), json(after))).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'tags', before: 'a · b', after: 'a' },
      { field: 'deep.two', before: '2', after: '3' },
    ]);
  });

  it('shows what came and what went', () => {
    expect(differenceOf(null, json({ name: 'x' }))).toEqual([
      { field: 'name', before: null, after: 'x' },
    ]);
    expect(differenceOf(json(['submit', 'rejudge']), json(['submit']))).toEqual([
      { field: '', before: 'submit · rejudge', after: 'submit' },
    ]);
    expect(differenceOf(null, null)).toEqual([]);
  });

  it('reads targets of every shape, and texts that are no JSON', () => {
    expect(targetText(json({ id: 7, title: 'Holidays' }), upper)).toBe('ID 7 · TITLE Holidays');
    expect(targetText(json('anna'), upper)).toBe('anna');
    expect(targetText('anna', upper)).toBe('anna');
  });
});
