/** Where a problem is met and a submission is made (S1 §2): the bank's practice, or what a contest,
 * a timed work, a training or a group makes of it. Display ids mean something in their place only. */
export type PlaceKind = 'practice' | 'contest' | 'timedWork' | 'training' | 'group';

export interface Place {
  kind: PlaceKind;
  /** Of the contest, work, training or group; 0 in practice. */
  id: number;
  /** The group that a contest, work or training lies in; 0 = none. */
  within: number;
}

export const practice: Place = { kind: 'practice', id: 0, within: 0 };

/** A word for the place, apart from every other one's: for the keys of queries and of the browser's
 * storage. */
export function placeKey({ kind, id, within }: Place): string {
  const inner = kind === 'practice' ? kind : `${kind}-${id}`;
  return within === 0 ? inner : `${inner}-of-${within}`;
}

/** Whether a key of a query or of the storage names something that is met in that place, in whatever
 * group it lies. */
export function isMetIn(place: Place, key: readonly unknown[]): boolean {
  const here = placeKey(place);
  const isHere = (word: unknown) =>
    typeof word === 'string' && (word === here || word.startsWith(`${here}-of-`));
  return key.some(isHere);
}
