import type { Problem } from './types';

export interface AnnexFile {
  name: string;
  /** Text kept in the problem itself; null is fetched from the server. */
  content: string | null;
  /** bytes */
  size: number;
}

/** Files that belong to the statement: short texts in the problem, and attachments. */
export function annexFiles(problem: Problem): AnnexFile[] {
  const attached = (problem.attachments ?? []).map(({ name, size }) => ({
    name,
    size,
    content: null,
  }));
  return [...textFiles(problem.userExtraFile), ...attached];
}

function textFiles(stored: string | null): AnnexFile[] {
  try {
    const value: unknown = JSON.parse(stored || '{}');
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, content]) => ({ name, content, size: new Blob([content]).size }));
  } catch {
    return []; // kept as a package brought it: what is no table names no files
  }
}
