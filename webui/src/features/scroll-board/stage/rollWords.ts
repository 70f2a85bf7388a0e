import type { TFunction } from 'i18next';

/** What the rows of a roll say, beside names and numbers. */
export interface RollWords {
  star: string;
  first: string;
  failed: (count: number) => string;
  sealed: (count: number) => string;
}

/** Hundreds of cells say the same few things: each is put into words once. */
export function rollWords(t: TFunction<'scrollBoard'>): RollWords {
  return {
    star: t('star'),
    first: t('first'),
    failed: once((count) => t('failed', { count })),
    sealed: once((count) => t('sealed', { count })),
  };
}

function once(make: (count: number) => string): (count: number) => string {
  const made = new Map<number, string>();
  return (count) => {
    const words = made.get(count) ?? make(count);
    made.set(count, words);
    return words;
  };
}
