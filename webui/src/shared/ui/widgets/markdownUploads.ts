import { sendForm } from '../../api/calls';
import { isAdmin } from '../../session/session';
import { useUser } from '../../session/useUser';

export interface MarkdownUploads {
  /** Stores a picture and answers the address under which everybody can read it. */
  storePicture: (file: File) => Promise<string>;
  /** As `storePicture`, of any file. */
  storeFile: (file: File) => Promise<string>;
}

const uploads: MarkdownUploads = {
  storePicture: async (file) => {
    const form = new FormData();
    form.set('image', file);
    return (await sendForm('POST /api/file/upload-md-img', form)).link;
  },
  storeFile: async (file) => {
    const form = new FormData();
    form.set('file', file);
    return (await sendForm('POST /api/file/upload-md-file', form)).link;
  },
};

/** What the reader may add to a text: administrators pictures and files, others neither (S1 §6). */
export function useMarkdownUploads(): MarkdownUploads | null {
  return isAdmin(useUser()) ? uploads : null;
}
