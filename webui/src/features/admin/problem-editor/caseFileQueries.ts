/** Single files of the test data (contract file.md §2). */
import { api, sendForm } from '../../../shared/api/calls';
import { sendFile } from '../../../shared/api/resumableUpload';
import type { SendingWay } from '../../../shared/forms/useSending';
import type { UploadedFiles } from './caseUpload';

/** A file of the upload that waits to be saved, else of the stored problem. */
export interface CaseFilePlace {
  name: string;
  pid: number | null;
  uploadTestcaseDir: string | null;
}

export const caseFileQuery = (place: CaseFilePlace) => ({
  queryKey: ['admin', 'caseFile', place] as const,
  queryFn: () => api('GET /api/admin/problem/case-file', { query: { ...place }, isQuiet: true }),
  gcTime: 0,
});

/** Keeps a file under that name for the next save, in the upload that waits for it or in a new one. */
export function keepCaseFile(name: string, uploadTestcaseDir: string | null, file: File) {
  const form = new FormData();
  form.set('fileName', name);
  if (uploadTestcaseDir) form.set('uploadTestcaseDir', uploadTestcaseDir);
  form.set('file', file);
  return sendForm('POST /api/file/upload-case-file', form);
}

/** `gid`: for a problem of this group. */
export function uploadTestCases(
  file: File,
  mode: string,
  way: SendingWay,
  gid: number | null,
): Promise<UploadedFiles> {
  const fields: Record<string, string> = gid === null ? { mode } : { mode, gid: String(gid) };
  return sendFile('POST /api/file/upload-testcase-zip', file, { ...way, fields });
}
