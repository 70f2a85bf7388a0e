import { api } from '../../../shared/api/calls';
import { type SendOptions, sendFile } from '../../../shared/api/resumableUpload';
import type { ProblemAuth } from '../problemTypes';
import type { ImportChoices } from './importTypes';

/** Hands the file over for a look inside, into this group where there is one; nothing is stored yet. */
export async function beginDryRun(
  file: File,
  options: SendOptions,
  gid: number | null,
): Promise<string> {
  const fields = { dryRun: 'true', ...(gid !== null && { gid: String(gid) }) };
  const { key } = await sendFile('POST /api/file/import', file, { ...options, fields });
  return key;
}

export interface ImportOrder {
  /** Of the dry run. */
  key: string;
  auth: ProblemAuth;
  skip: readonly number[];
  choices: ImportChoices;
}

/** Stores what the dry run has shown. The key of the dry run makes a repeated call harmless. */
export async function commitImport({ key, auth, skip, choices }: ImportOrder): Promise<string> {
  const { taken, tags } = choices;
  const answer = await api('POST /api/file/import-commit', {
    body: { key, auth, skip, taken, tags: tags ?? null },
    idempotencyKey: key,
    isQuiet: true,
  });
  return answer.key;
}

export const importResultQuery = (key: string | null) => ({
  queryKey: ['admin', 'import', key] as const,
  queryFn: () => api('GET /api/file/import-result', { query: { key: key ?? '' }, isQuiet: true }),
  enabled: key !== null,
});
