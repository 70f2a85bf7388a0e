/** Single files of the test data (contract file.md §2). */
import { request, upload } from '../../../shared/api/client';

/** A file of the upload that waits to be saved, else of the stored problem. */
export interface CaseFilePlace {
  name: string;
  pid: number | null;
  uploadTestcaseDir: string | null;
}

interface CaseFile {
  name: string;
  /** In bytes. */
  size: number;
  text: string;
  isCut: boolean;
}

export const caseFileQuery = (place: CaseFilePlace) => ({
  queryKey: ['admin', 'caseFile', place] as const,
  queryFn: () =>
    request<CaseFile>('/api/admin/problem/case-file', { query: { ...place }, isQuiet: true }),
  gcTime: 0,
});

interface ReplacedFile {
  name: string;
  size: number;
  fileListDir: string;
}

/** Keeps another file under that name for the next save. */
export function replaceCaseFile(place: CaseFilePlace, file: File): Promise<ReplacedFile> {
  const form = new FormData();
  form.set('fileName', place.name);
  if (place.uploadTestcaseDir) form.set('uploadTestcaseDir', place.uploadTestcaseDir);
  form.set('file', file);
  return upload<ReplacedFile>('/api/file/upload-case-file', form);
}
