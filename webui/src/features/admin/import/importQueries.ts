import { request } from '../../../shared/api/client';
import { type SendOptions, sendFile } from '../../../shared/api/resumableUpload';
import type { ProblemAuth } from '../problemTypes';
import type { ImportResult } from './importTypes';

/** Hands the file over for a look inside; nothing is stored yet. */
export async function beginDryRun(file: File, options: SendOptions): Promise<string> {
  const fields = { dryRun: 'true' };
  const { key } = await sendFile<{ key: string }>('/api/file/import', file, { ...options, fields });
  return key;
}

/** Stores what the dry run has shown. The key of the dry run makes a repeated call harmless. */
export async function commitImport(
  key: string,
  auth: ProblemAuth,
  skip: readonly number[],
): Promise<string> {
  const answer = await request<{ key: string }>('/api/file/import-commit', {
    method: 'POST',
    body: { key, auth, skip },
    idempotencyKey: key,
    isQuiet: true,
  });
  return answer.key;
}

export const importResultQuery = (key: string | null) => ({
  queryKey: ['admin', 'import', key] as const,
  queryFn: () =>
    request<ImportResult>('/api/file/import-result', { query: { key }, isQuiet: true }),
  enabled: key !== null,
});
