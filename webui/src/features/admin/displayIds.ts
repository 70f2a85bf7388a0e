/** The next name of a problem in a contest: A, B … Z, then ZA, ZB …, since problems are listed in the
 * order of their ids. A gap is filled first. */
export function nextDisplayId(taken: readonly string[]): string {
  const used = new Set(taken.map((id) => id.toUpperCase()));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (let prefix = ''; ; prefix += 'Z') {
    const free = letters.find((letter) => !used.has(prefix + letter));
    if (free) return prefix + free;
  }
}

/** Colours of balloons that are told apart across a hall, given in turn. */
export const balloonColors = [
  '#e53935',
  '#1e88e5',
  '#43a047',
  '#fdd835',
  '#8e24aa',
  '#fb8c00',
  '#00acc1',
  '#d81b60',
  '#6d4c41',
  '#ffffff',
  '#212121',
  '#7cb342',
  '#3949ab',
  '#9e9e9e',
  '#ffb3c7',
] as const;

/** One that no problem of the contest has yet. */
export function nextColor(taken: readonly (string | null)[]): string {
  const used = new Set(taken.map((color) => color?.toLowerCase()));
  const free = balloonColors.find((color) => !used.has(color));
  return free ?? balloonColors[taken.length % balloonColors.length] ?? balloonColors[0];
}

const longestId = 50;

/** Whether it can stand in an address (contract admin.md §12). */
export function isDisplayId(id: string): boolean {
  const length = Array.from(id).length;
  return length >= 1 && length <= longestId && !/[/\\?#%]/.test(id) && !/^\.+$/.test(id);
}

interface Named {
  link: { displayId: string };
}

/** The problems after a move, at once under the ids that they will have: where they keep none, the
 * server hands those in use out anew, as they stand. */
export function moved<Listed extends Named>(
  listed: readonly Listed[],
  from: number,
  to: number,
  keepsIds = false,
): Listed[] {
  const order = [...listed];
  order.splice(to, 0, ...order.splice(from, 1));
  if (keepsIds) return order;
  const ids = listed.map(({ link }) => link.displayId);
  return order.map((each, index) => ({
    ...each,
    link: { ...each.link, displayId: ids[index] ?? each.link.displayId },
  }));
}
