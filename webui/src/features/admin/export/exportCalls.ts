import { fetchFile } from '../../../shared/api/calls';
import { ApiError } from '../../../shared/api/errors';
import type { ExportFormat, Loss } from '../packageFormats';

/** A request names at most so many (contract 00-conventions §1). */
export const mostProblems = 100;

export interface ProblemLosses {
  pid: number;
  problemId: string;
  losses: Loss[];
}

export interface ExportChoice {
  pids: readonly number[];
  format: ExportFormat;
  /** Write the file although something is lost. */
  isLossy: boolean;
  /** The group that owns them, which its admins may ask for. */
  gid: number | null;
}

/** The file, or what the format cannot hold, where that is why there is none. */
export async function exportProblems({ pids, format, isLossy, gid }: ExportChoice) {
  const query = { pid: pids, format, lossy: isLossy, ...(gid !== null && { gid }) };
  try {
    return { file: await fetchFile('GET /api/file/export', { query, isQuiet: true }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.key !== 'export.cannot_hold') throw error;
    return { losses: error.data as ProblemLosses[] };
  }
}

/** Whether what would come back is another problem; no word of the user's helps then. */
export function isImpossible(problem: ProblemLosses): boolean {
  return problem.losses.some((loss) => loss.err === 'exchange.refused');
}
