import { expect, test } from 'vitest';
import { placeOfAddress, placeOfWire, wireOf } from './codec';
import { type Place, type PlaceKind, placeKey, practice } from './place';

const kinds: readonly PlaceKind[] = ['contest', 'timedWork', 'training', 'group'];
const places: readonly Place[] = [
  practice,
  ...kinds.flatMap((kind) => [
    { kind, id: 7, within: 0 },
    { kind, id: 8, within: 0 },
    ...(kind === 'group' ? [] : [{ kind, id: 7, within: 3 }]),
  ]),
];

test('every place comes back from what the calls are told of it', () => {
  for (const place of places) expect(placeOfWire(wireOf(place))).toEqual(place);
});

test('no two places have the same key', () => {
  expect(new Set(places.map(placeKey)).size).toBe(places.length);
});

test('a timed work travels as a contest above 50,000', () => {
  expect(wireOf({ kind: 'timedWork', id: 12, within: 0 })).toEqual({ cid: 50_012 });
});

test('the path names the place, or what stands behind it', () => {
  expect(placeOfAddress({ problemID: 'A' })).toEqual(practice);
  expect(placeOfAddress({ contestID: '7' })).toEqual({ kind: 'contest', id: 7, within: 0 });
  expect(placeOfAddress({}, 'tid=8&gid=3')).toEqual({ kind: 'training', id: 8, within: 3 });
  expect(placeOfAddress({ groupID: 'x' }, 'cid=-1')).toEqual(practice);
});
