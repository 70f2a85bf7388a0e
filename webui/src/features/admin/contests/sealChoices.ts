/** When a board is sealed, as organisers choose it (S3 §9); moments and lengths in ms. */
const halfHour = 1_800_000;
const hour = 3_600_000;

export type SealKind = 'halfHour' | 'hour' | 'whole' | 'own';

/** How long before the end each choice seals. */
const lengths = { halfHour, hour } as const;

/** What a contest of this length may be sealed for; one's own moment always. */
export function sealKinds(start: number, end: number): SealKind[] {
  const length = end - start;
  const fitting: SealKind[] = [];
  if (length >= halfHour) fitting.push('halfHour');
  if (length >= hour) fitting.push('hour');
  return [...fitting, 'whole', 'own'];
}

/** ACM: the last hour where there is one; OI: the whole contest. */
export function usualSeal(type: number, start: number, end: number): SealKind {
  return type === 0 && end - start >= hour ? 'hour' : 'whole';
}

/** The moment; null for one's own, which is typed. */
export function sealTime(kind: SealKind, start: number, end: number): number | null {
  if (kind === 'own') return null;
  return kind === 'whole' ? start : end - lengths[kind];
}

/** Which choice a stored moment stands for. */
export function kindOfSeal(time: number, start: number, end: number): SealKind {
  const found = sealKinds(start, end).find((kind) => sealTime(kind, start, end) === time);
  return found ?? 'own';
}
