/** How many of each are given in a roll. */
export interface Medals {
  gold: number;
  silver: number;
  bronze: number;
}

export const medalNames = ['gold', 'silver', 'bronze'] as const;

/** How many medals a contest of so many people with a rank usually gives (S2 §5). */
export function usualMedals(ranked: number): Medals {
  const share = (percent: number) => Math.floor((ranked * percent) / 100);
  return { gold: share(10), silver: share(20), bronze: share(30) };
}

const most = 9999;

/** What was typed; null for no whole number that can be one of medals. */
export const countIn = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;
