/** Contract file.md §5, import-result. */
import type { Finding, Loss } from '../packageFormats';

export interface ImportedProblem {
  index: number;
  /** Absent after a dry run. */
  pid?: number;
  problemId: string;
  title: string;
  cases: number;
  warnings: Finding[];
  losses: Loss[];
  duplicateOf?: number;
  error?: Finding;
}

export interface ImportReport {
  /** Null when nothing in the file could be read. */
  format: string | null;
  dryRun: boolean;
  imported: number;
  failed: number;
  problems: ImportedProblem[];
}

export interface ImportResult {
  state: 'running' | 'done';
  done: number;
  total: number;
  report?: ImportReport;
}
