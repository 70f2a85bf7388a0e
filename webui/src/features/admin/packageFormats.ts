/** Formats of problem packages, as they call themselves (contract file.md §5). */
import type { Schemas } from '../../shared/api/calls';

/** What can be written, the one that keeps most first. */
export const exportFormats = [
  'hoj',
  'hydro',
  'qduoj',
  'fps',
  'kattis',
  'polygon',
  'dmoj',
  'plainzip',
] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** A plain archive of inputs and outputs has no name of its own. */
const names: Record<string, string> = {
  hoj: 'HOJ',
  qduoj: 'QDUOJ',
  fps: 'FPS (FreeProblemSet)',
  hydro: 'Hydro',
  kattis: 'Kattis / ICPC',
  'kattis-legacy': 'Kattis / ICPC',
  'kattis-2025-09': 'Kattis / ICPC 2025-09',
  polygon: 'Polygon',
  dmoj: 'DMOJ',
};

/** Null for `plainzip`, which the page calls in its own language. */
export function formatName(format: string): string | null {
  return names[format] ?? null;
}

/** A word about a problem on its way in or out. */
/** `field` names what is not kept, by the server's word for it. */
export type Loss = Schemas['LossAnswer'];
