/** Formats of problem packages, as they call themselves (contract file.md §5). */
import type { Schemas } from '../../shared/api/calls';

export type ExportFormat = Schemas['ExportQuery']['format'];

/** What can be written, the one that keeps most first, by the name it calls itself. A plain archive
 * of inputs and outputs has none. A format that the server learns is missed here by the compiler. */
const written: Record<ExportFormat, string | null> = {
  hoj: 'HOJ',
  hydro: 'Hydro',
  qduoj: 'QDUOJ',
  fps: 'FPS (FreeProblemSet)',
  kattis: 'Kattis / ICPC',
  polygon: 'Polygon',
  dmoj: 'DMOJ',
  plainzip: null,
};
export const exportFormats = Object.keys(written) as ExportFormat[];

/** Of a package that was read; Kattis has two ways to write one. */
const read: Record<string, string | null> = {
  ...written,
  'kattis-legacy': 'Kattis / ICPC',
  'kattis-2025-09': 'Kattis / ICPC 2025-09',
};

/** Null for `plainzip`, which the page calls in its own language. */
export function formatName(format: string): string | null {
  return read[format] ?? null;
}

/** `field` names what is not kept, by the server's word for it. */
export type Loss = Schemas['LossAnswer'];
