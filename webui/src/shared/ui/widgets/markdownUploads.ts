import { useMemo } from 'react';
import { sendForm } from '../../api/calls';
import { useOwnerGroup } from '../../session/ownerGroup';
import { isAdmin } from '../../session/session';
import { useUser } from '../../session/useUser';

export interface MarkdownUploads {
  /** Stores a picture and answers the address under which everybody can read it. */
  storePicture: (file: File) => Promise<string>;
  /** As `storePicture`, of any file; null for who may add pictures alone. */
  storeFile: ((file: File) => Promise<string>) | null;
}

function formOf(part: string, file: File, gid: number | undefined): FormData {
  const form = new FormData();
  if (gid !== undefined) form.set('gid', String(gid));
  form.set(part, file);
  return form;
}

/** What the reader may add to a text: administrators pictures and files, in a group its admins
 * pictures, others neither (S1 §6, S3 §6). */
export function useMarkdownUploads(): MarkdownUploads | null {
  const mayAll = isAdmin(useUser());
  const gid = useOwnerGroup()?.gid;
  return useMemo(() => {
    if (!mayAll && gid === undefined) return null;
    return {
      storePicture: async (file) =>
        (await sendForm('POST /api/file/upload-md-img', formOf('image', file, gid))).link,
      storeFile: mayAll
        ? async (file) =>
            (await sendForm('POST /api/file/upload-md-file', formOf('file', file, gid))).link
        : null,
    };
  }, [mayAll, gid]);
}
