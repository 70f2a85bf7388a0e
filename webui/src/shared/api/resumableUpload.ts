/** Files on their way to the server, large ones in parts: a broken connection or a restarted server
 * costs one part, and a page that was left goes on when it gets the same file again (contract
 * 00-conventions §8). */

import { sha256 } from '../lib/sha256';
import { type Answer, api, type FormCall, pathOf, type Schemas, sendForm } from './calls';
import { request } from './client';
import { ApiError } from './errors';
import {
  forgetUpload,
  rememberUpload,
  type UnfinishedUpload,
  unfinishedUpload,
} from './unfinishedUploads';

/** In bytes; larger files go in parts. */
export const largestInOnePiece = 64 * 1024 * 1024;

/** Waits grow to the last one. After so many failures in a row, some ten minutes, it is given up. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const mostFailures = 42;

/** A file on its way, as a page shows it. */
export interface SendingFile {
  name: string;
  /** What has arrived, from 0 to 1. */
  share: number;
  /** The connection is broken; it goes on by itself. */
  isWaiting?: boolean;
}

/** The three calls of a file that comes in parts. */
export interface UploadDesk {
  start: (file: File, signal?: AbortSignal) => Promise<UnfinishedUpload>;
  /** The path that takes the bytes. */
  partPath: string;
  received: (uploadId: string, signal?: AbortSignal) => Promise<number>;
}

export interface SendOptions {
  /** Further fields of the call's form. */
  fields?: Readonly<Record<string, string>>;
  /** What a file is for that may be larger than others. */
  purpose?: 'lesson' | 'backup';
  /** Whose calls take the parts; absent: those of everybody who is logged in. */
  desk?: UploadDesk;
  /** Cancels it; the promise is rejected. */
  signal?: AbortSignal;
  onProgress: (sending: SendingFile) => void;
}

/** Sends a file to a call that takes it as `file`, or by `uploadId`. Throws an ApiError. */
export async function sendFile<C extends FormCall>(
  call: C,
  file: File,
  options: SendOptions,
): Promise<Answer<C>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) form.set(name, value);
  if (file.size <= largestInOnePiece) {
    form.set('file', file);
    return sendForm(call, form, {
      ...signalOf(options),
      isQuiet: true,
      onProgress: (share) => options.onProgress({ name: file.name, share }),
    });
  }
  form.set('uploadId', await sendInParts(file, options));
  // The call may be repeated with the same upload, so that a lost answer does no harm.
  const answer = await patiently(file, 1, options, () =>
    request<Answer<C>>(pathOf(call), {
      ...signalOf(options),
      method: 'POST',
      body: form,
      isQuiet: true,
    }),
  );
  forgetUpload(file);
  return answer;
}

/** Sends the bytes; the number of the upload for the call that works with them. */
export async function sendInParts(file: File, options: SendOptions): Promise<string> {
  const common = { ...signalOf(options), isQuiet: true } as const;
  const { uploadId, partSize, received: receivedBefore } = await beginOrGoOn(file, options);
  let received = receivedBefore;
  let isKnown = true;
  while (received < file.size) {
    options.onProgress({ name: file.name, share: received / file.size });
    const answer = await patiently(file, received / file.size, options, async () => {
      // What arrived before the connection broke need not be sent again.
      if (!isKnown) {
        received = await receivedOf(uploadId, options);
      }
      isKnown = false;
      const part = await file.slice(received, received + partSize).arrayBuffer();
      return request<Schemas['ReceivedPart']>(options.desk?.partPath ?? '/api/file/upload-part', {
        ...common,
        method: 'PUT',
        query: { uploadId, offset: received, sha256: sha256(new Uint8Array(part)) },
        body: new Blob([part]),
      });
    });
    received = answer.received;
    isKnown = true;
  }
  options.onProgress({ name: file.name, share: 1 });
  return uploadId;
}

async function beginOrGoOn(
  file: File,
  options: SendOptions,
): Promise<UnfinishedUpload & { received: number }> {
  const earlier = unfinishedUpload(file);
  if (earlier) {
    try {
      return { ...earlier, received: await receivedOf(earlier.uploadId, options) };
    } catch (error) {
      // Dropped since, or of another account on this computer.
      if (!(error instanceof ApiError) || error.key !== 'file.missing') throw error;
    }
  }
  const started = options.desk
    ? await options.desk.start(file, options.signal)
    : await api('POST /api/file/upload-start', {
        ...signalOf(options),
        isQuiet: true,
        body: { name: file.name, size: file.size, ...groupOf(options), ...purposeOf(options) },
      });
  rememberUpload(file, started);
  return { ...started, received: 0 };
}

/** For which group it is, where the call is told of one. */
function groupOf({ fields }: SendOptions): { gid?: number } {
  return fields?.gid === undefined ? {} : { gid: Number(fields.gid) };
}

const purposeOf = ({ purpose }: SendOptions) => (purpose ? { purpose } : {});

/** Bytes of an upload that have arrived. */
async function receivedOf(uploadId: string, options: SendOptions): Promise<number> {
  if (options.desk) return options.desk.received(uploadId, options.signal);
  const { received } = await api('GET /api/file/upload-state', {
    ...signalOf(options),
    isQuiet: true,
    query: { uploadId },
  });
  return received;
}

/** Calls again and again while nothing but the connection, or a server that restarts, is wrong. */
async function patiently<Data>(
  file: File,
  share: number,
  options: SendOptions,
  call: () => Promise<Data>,
): Promise<Data> {
  for (let failures = 0; ; failures++) {
    try {
      return await call();
    } catch (error) {
      if (!mayPass(error) || failures >= mostFailures) throw error;
      options.onProgress({ name: file.name, share, isWaiting: true });
      await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, options.signal);
    }
  }
}

/** Refusals after which the same bytes are sent once more. */
const mended = new Set(['file.bad_offset', 'file.bad_digest']);

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isBroken = error.key === 'client.network' || error.key === 'client.timeout';
  return isBroken || error.httpStatus >= 502 || mended.has(error.key);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}

/** Only where there is one: an option that is undefined is another one. */
const signalOf = ({ signal }: SendOptions) => (signal ? { signal } : {});
