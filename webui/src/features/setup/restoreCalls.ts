import { api, type Schemas } from '../../shared/api/calls';
import { type SendOptions, sendInParts, type UploadDesk } from '../../shared/api/resumableUpload';

/** Contract account.md, first start: each call takes the setup code. */
export type FoundBackup = Schemas['FoundBackup'];
export type FirstProgress = Schemas['RestoreProgress'];

export const findBackups = (code: string) =>
  api('POST /api/setup/restore-found', { body: { code }, isQuiet: true });

/** What becomes the site: one that was found, or a file that was sent. */
export type Chosen = { id: string } | { uploadId: string };

export const restoreFirst = (code: string, chosen: Chosen, password: string) =>
  api('POST /api/setup/restore', { body: { code, password, ...chosen }, isQuiet: true });

export const firstProgressKey = ['setup', 'restore'] as const;

export const firstProgressQuery = {
  queryKey: firstProgressKey,
  queryFn: () => api('GET /api/setup/restore', { isQuiet: true }),
};

const deskOf = (code: string): UploadDesk => ({
  start: (file, signal) =>
    api('POST /api/setup/restore-start', {
      ...(signal && { signal }),
      isQuiet: true,
      body: { code, name: file.name, size: file.size },
    }),
  partPath: '/api/setup/restore-part',
  received: async (uploadId, signal) => {
    const { received } = await api('GET /api/setup/restore-state', {
      ...(signal && { signal }),
      isQuiet: true,
      query: { uploadId },
    });
    return received;
  },
});

/** The number of the upload. */
export const sendFirst = (code: string, file: File, options: SendOptions) =>
  sendInParts(file, { ...options, desk: deskOf(code) });
