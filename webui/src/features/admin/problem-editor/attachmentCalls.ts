/** Files of a stored problem (contract file.md §2). Refusals are told by the client. */
import { api, sendForm } from '../../../shared/api/calls';
import type { SendingWay } from '../../../shared/forms/useSending';

export function addAttachment(pid: number, file: File, { signal, onProgress }: SendingWay) {
  const form = new FormData();
  form.set('pid', String(pid));
  form.set('file', file);
  return sendForm('POST /api/file/upload-problem-attachment', form, {
    signal,
    onProgress: (share) => onProgress({ name: file.name, share }),
  });
}

export function removeAttachment(pid: number, name: string): Promise<null> {
  return api('DELETE /api/admin/problem/attachment', { query: { pid, name } });
}
