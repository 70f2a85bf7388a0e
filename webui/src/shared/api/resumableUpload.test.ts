import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { largestInOnePiece, type SendingFile, sendFile } from './resumableUpload';
import { rememberUpload } from './unfinishedUploads';

const partSize = largestInOnePiece / 2;
const size = largestInOnePiece + 10;

/** Of that many bytes, without holding them. */
function largeFile(): File {
  const file = new File(['x'], 'data.zip');
  Object.defineProperty(file, 'size', { value: size });
  file.slice = (from = 0, to = size) => new Blob([`${from}-${Math.min(to, size)}`]);
  return file;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that keeps what it gets, and loses the connection at the calls of these numbers. */
function upload(
  broken: readonly number[],
  {
    file = largeFile(),
    received = 0,
    isDropped = false,
    signal,
  }: { file?: File; received?: number; isDropped?: boolean; signal?: AbortSignal } = {},
) {
  let calls = 0;
  const told: SendingFile[] = [];
  const server = fakeServer({
    'POST /api/file/upload-start': ok({ uploadId: 'u1', partSize }),
    'PUT /api/file/upload-part': ({ query }) => {
      calls += 1;
      if (broken.includes(calls)) throw new TypeError('no network');
      if (Number(query.get('offset')) !== received) throw new Error('asked for the wrong part');
      received = Math.min(size, received + partSize);
      // The part is kept, but nobody hears of it.
      if (broken.includes(-calls)) throw new TypeError('no network');
      return ok({ received });
    },
    'GET /api/file/upload-state': () =>
      isDropped ? refusal(404, 'file.missing', 'The file does not exist') : ok({ received, size }),
    'POST /api/file/import': ({ body }) => ok({ key: (body as FormData).get('uploadId') }),
  });
  const sending = sendFile('POST /api/file/import', file, {
    fields: { dryRun: 'true' },
    onProgress: (state) => told.push(state),
    ...(signal ? { signal } : {}),
  });
  return { server, sending, told };
}

type Server = ReturnType<typeof fakeServer>;
const pathsOf = ({ asked }: Server) => asked.map(({ path }) => path);
const offsetsOf = ({ asked }: Server) =>
  asked.filter(({ method }) => method === 'PUT').map(({ query }) => Number(query.get('offset')));

describe('a large file', () => {
  it('goes in parts and is named by its upload afterwards', async () => {
    const { server, sending, told } = upload([]);
    expect(await sending).toEqual({ key: 'u1' });
    expect(server.asked[0]?.body).toEqual({ name: 'data.zip', size });
    expect(offsetsOf(server)).toEqual([0, partSize, 2 * partSize]);
    const form = server.asked.at(-1)?.body;
    expect(form instanceof FormData && form.get('dryRun')).toBe('true');
    expect(told.map((each) => each.share)).toEqual([0, partSize / size, (2 * partSize) / size, 1]);
  });

  it('goes on by itself where it was when the connection comes back', async () => {
    const { server, sending, told } = upload([2, -3]);
    await vi.runAllTimersAsync();
    expect(await sending).toEqual({ key: 'u1' });
    expect(told.filter((each) => each.isWaiting)).toHaveLength(2);
    // The second part was lost once; the third arrived although nobody heard of it.
    expect(offsetsOf(server)).toEqual([0, partSize, partSize, 2 * partSize]);
  });

  it('goes on where it was when the page was left and gets the same file again', async () => {
    const file = largeFile();
    const leaving = new AbortController();
    const before = upload([2], { file, signal: leaving.signal });
    const left = expect(before.sending).rejects.toBe('left');
    await vi.waitFor(() => expect(before.told.at(-1)?.isWaiting).toBe(true));
    leaving.abort('left');
    await left;
    const after = upload([], { file, received: partSize });
    expect(await after.sending).toEqual({ key: 'u1' });
    expect(pathsOf(after.server)).not.toContain('/api/file/upload-start');
    expect(offsetsOf(after.server)).toEqual([partSize, 2 * partSize]);
    // Sent once more it is sent anew: what the first call did with it may be gone.
    const again = upload([], { file });
    await again.sending;
    expect(pathsOf(again.server)[0]).toBe('/api/file/upload-start');
  });

  it('begins anew when it was changed, or when the server has dropped it', async () => {
    const file = largeFile();
    rememberUpload(file, { uploadId: 'u0', partSize });
    const changed = largeFile();
    Object.defineProperty(changed, 'lastModified', { value: file.lastModified + 1000 });
    const other = upload([], { file: changed });
    await other.sending;
    expect(pathsOf(other.server)[0]).toBe('/api/file/upload-start');
    const dropped = upload([], { file, isDropped: true });
    expect(await dropped.sending).toEqual({ key: 'u1' });
    expect(offsetsOf(dropped.server)).toEqual([0, partSize, 2 * partSize]);
  });

  it('is given up when the server refuses', async () => {
    fakeServer({
      'POST /api/file/upload-start': refusal(400, 'file.no_space', 'Not enough disk space'),
    });
    const sending = sendFile('POST /api/file/import', largeFile(), { onProgress: () => undefined });
    await expect(sending).rejects.toMatchObject({ key: 'file.no_space' });
  });

  it('can be cancelled while it waits', async () => {
    const cancel = new AbortController();
    const { server, sending, told } = upload([1], { signal: cancel.signal });
    const end = expect(sending).rejects.toBe('enough');
    await vi.waitFor(() => expect(told.at(-1)?.isWaiting).toBe(true));
    cancel.abort('enough');
    await end;
    await vi.runAllTimersAsync();
    expect(server.asked.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });
});
