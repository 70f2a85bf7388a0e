import type { TFunction } from 'i18next';

/** What the cells of a board say. */
export interface BoardWords {
  tries: (count: number) => string;
  /** Before the seal, and after it. */
  triesAndHidden: (before: number, hidden: number) => string;
  first: string;
  afterContest: string;
  milliseconds: (time: number) => string;
}

/** A board has thousands of cells that say the same few things: each is put into words once. */
export function boardWords(t: TFunction<'contestBoard'>): BoardWords {
  const tries = once((count: number) => t('cell.tries', { count }));
  const both = once((key: string) => {
    const [before = 0, hidden = 0] = key.split(' ').map(Number);
    return t('cell.triesAndHidden', { before, count: hidden });
  });
  return {
    tries,
    triesAndHidden: (before, hidden) =>
      before === 0 ? tries(hidden) : both(`${before} ${hidden}`),
    first: t('cell.first'),
    afterContest: t('cell.afterContest'),
    milliseconds: once((time: number) => t('cell.milliseconds', { time })),
  };
}

function once<Key>(make: (key: Key) => string): (key: Key) => string {
  const made = new Map<Key, string>();
  return (key) => {
    const words = made.get(key) ?? make(key);
    made.set(key, words);
    return words;
  };
}
