import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { enterSession, readToken, storeToken } from '../session/session';
import { currentNotification } from '../ui/notification';
import { currentToast } from '../ui/toast';
import { download, dropCalls, request, setGuardHandlers } from './client';
import { ApiError, isCancelled } from './errors';

const onUnauthorized = vi.fn();
const onForbidden = vi.fn();

beforeEach(() => {
  onUnauthorized.mockReset();
  onForbidden.mockReset();
  setGuardHandlers({ onUnauthorized, onForbidden });
});

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}

describe('a call', () => {
  it('returns the data of the envelope [S1-7.0-1]', async () => {
    fakeServer({ 'GET /api/time': ok({ now: 'x' }) });
    expect(await request('/api/time')).toEqual({ now: 'x' });
  });

  it('sends token, language and query, and leaves out empty parameters [S1-7.0-2]', async () => {
    storeToken('secret');
    const { asked } = fakeServer({ 'GET /api/list': ok([]) });
    await request('/api/list', { query: { keyword: '', page: 2, tags: [3, 4], gid: null } });
    expect(asked[0]?.headers.get('authorization')).toBe('secret');
    expect(asked[0]?.headers.get('accept-language')).toBe('en-US');
    expect(asked[0]?.query.toString()).toBe('page=2&tags=3&tags=4');
  });

  it.each(['/api/login', '/api/admin/login'])(
    'sends no token with %s and keeps the one that comes back [S1-7.0-2]',
    async (path) => {
      storeToken('old');
      const { asked } = fakeServer({
        [`POST ${path}`]: ok(sampleUser(), { authorization: 'new' }),
      });
      await request(path, { method: 'POST', body: {} });
      expect(asked[0]?.headers.has('authorization')).toBe(false);
      expect(readToken()).toBe('new');
    },
  );

  it('is given up without a word when its session is about to end', async () => {
    const hears = (_: unknown, init: RequestInit) =>
      new Promise((_answer, refuse) => {
        init.signal?.addEventListener('abort', () => refuse(init.signal?.reason));
      });
    vi.stubGlobal('fetch', hears);
    const failure = request('/api/time').catch((error: unknown) => error);
    dropCalls();
    expect(isCancelled(await failure)).toBe(true);
    expect([currentToast(), onUnauthorized.mock.calls]).toEqual([null, []]);
  });

  it('replaces the token by a refreshed one, also when the call fails [S1-7.0-3]', async () => {
    storeToken('old');
    fakeServer({
      'GET /api/x': { status: 400, msg: 'no', headers: { 'refresh-token': 'fresh' } },
    });
    await failureOf(request('/api/x'));
    expect(readToken()).toBe('fresh');
  });

  it('does not bring a token back after logout', async () => {
    fakeServer({ 'GET /api/x': ok(1, { 'refresh-token': 'late' }) });
    await request('/api/x');
    expect(readToken()).toBeNull();
  });

  it('marks calls of the back-office [S1-7.0-2]', async () => {
    const { asked } = fakeServer({ 'GET /api/admin/x': ok(1), 'GET /api/x': ok(1) });
    await request('/api/admin/x');
    await request('/api/x');
    expect(asked.map((call) => call.headers.get('url-type'))).toEqual(['admin', 'general']);
  });
});

describe('a refusal', () => {
  it('carries key, message and status, and is shown as message and notification [S1-8-1]', async () => {
    fakeServer({ 'POST /api/x': refusal(403, 'judge.too_fast', 'Please wait') });
    const error = await failureOf(request('/api/x', { method: 'POST' }));
    expect(error).toMatchObject({ key: 'judge.too_fast', status: 403, httpStatus: 200 });
    expect(currentToast()).toMatchObject({ tone: 'error', message: 'Please wait' });
    expect(currentNotification()).toMatchObject({ title: 'Error', message: 'Please wait' });
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('is no notification on a telephone [S1-8-1]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 14) Mobile',
    );
    fakeServer({ 'GET /api/x': refusal(400, 'param.bad', 'Bad') });
    await failureOf(request('/api/x'));
    expect(currentToast()?.message).toBe('Bad');
    expect(currentNotification()).toBeNull();
  });

  it('stays with the caller when the call is quiet', async () => {
    fakeServer({ 'GET /api/x': refusal(400, 'param.bad', 'Bad') });
    await failureOf(request('/api/x', { isQuiet: true }));
    expect(currentToast()).toBeNull();
  });

  it('by a guard ends the session or asks for the roles, with its words [S1-8-2, S1-8-3]', async () => {
    enterSession(sampleUser());
    fakeServer({
      'GET /api/x': refusal(401, 'auth.expired', 'Expired', 401),
      'GET /api/admin/y': refusal(403, 'auth.forbidden', 'No', 403),
    });
    await failureOf(request('/api/x'));
    expect(currentToast()?.message).toBe('Expired');
    await failureOf(request('/api/admin/y'));
    expect(currentToast()?.message).toBe('No');
    expect(currentNotification()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(false);
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(true, 'auth.forbidden');
  });

  it.each([401, 403])('by a guard without words (%i) is silent', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    await failureOf(request('/api/x'));
    expect(currentToast()).toBeNull();
  });

  it.each([
    [
      404,
      refusal(404, 'http.not_found', 'Unknown call', 404),
      'Query error! Unable to find the resource',
    ],
    [400, refusal(400, 'http.bad_param', 'Malformed: page', 400), 'Malformed: page'],
    [500, refusal(500, 'http.server', '', 500), 'Server error! Please refresh again!'],
  ])('with HTTP %i has its words [S1-8-4, S1-8-5]', async (_status, answer, words) => {
    fakeServer({ 'GET /api/x': answer });
    expect((await failureOf(request('/api/x'))).message).toBe(words);
    expect(currentToast()?.message).toBe(words);
    expect(currentNotification()).toBeNull();
  });

  it('without an envelope still says something [S1-8-5]', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    await failureOf(request('/api/x'));
    expect(currentToast()?.message).toBe('Server error! Please refresh again!');
  });

  it('by the network is told apart from one by the server [S1-8-6]', async () => {
    fakeServer({});
    const error = await failureOf(request('/api/x'));
    expect(error.key).toBe('client.network');
    expect(currentToast()?.message).toBe(
      'Network error! Abnormal link with server, Please try again later!',
    );
  });

  it('is not told when the page itself broke off', async () => {
    unansweredFetch();
    const control = new AbortController();
    const call = request('/api/x', { signal: control.signal });
    control.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(currentToast()).toBeNull();
  });
});

/** A server that never says anything. */
function unansweredFetch(): void {
  vi.stubGlobal(
    'fetch',
    (_: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
}

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a call', 90_000, () => request('/api/x')],
    ['a download', 300_000, () => download('/api/x')],
  ])('of %s is %i ms [S1-9-1, S1-8-6, S1-7.2-13]', async (_name, limit, start) => {
    unansweredFetch();
    const failure = failureOf(start());
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(currentToast()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).key).toBe('client.timeout');
    expect(currentToast()?.message).toBe('Request timed out! Please try again later!');
  });

  it('covers the body of the answer too', async () => {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const text = new Promise<string>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      return { status: 200, headers: new Headers(), text: () => text };
    });
    const failure = failureOf(request('/api/x'));
    await vi.advanceTimersByTimeAsync(90_000);
    expect((await failure).key).toBe('client.timeout');
  });
});

describe('a file', () => {
  const answered = (body: BodyInit, headers: Record<string, string>, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));

  it('passes unchanged, with the name of its header [S1-7.2-13, S1-8-7]', async () => {
    const bytes = new Uint8Array([0, 255, 123, 34]);
    answered(bytes, {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment;filename=%E9%A2%98%E7%9B%AE%201.zip',
    });
    const file = await download('/api/file/x');
    expect(file.name).toBe('题目 1.zip');
    expect(new Uint8Array(await file.content.arrayBuffer())).toEqual(bytes);
    expect(currentToast()).toBeNull();
  });

  it('that is refused in JSON shows the words as information [S1-7.2-13]', async () => {
    answered('{"status":404,"data":null,"msg":"The file is gone","err":"file.missing"}', {
      'content-type': 'application/json',
    });
    const error = await failureOf(download('/api/file/x'));
    expect(error.key).toBe('file.missing');
    expect(currentToast()).toMatchObject({ tone: 'info', message: 'The file is gone' });
    expect(currentNotification()).toBeNull();
  });

  it('in JSON without words is no file [S1-7.2-13]', async () => {
    answered('{"cases": 3}', { 'content-type': 'application/json' });
    await failureOf(download('/api/file/x'));
    expect(currentToast()).toMatchObject({ tone: 'error', message: 'Invalid file format' });
  });

  it('that a guard refuses ends the session like any call', async () => {
    answered(
      '{"status":401,"data":null,"msg":"Expired"}',
      { 'content-type': 'application/json' },
      401,
    );
    await failureOf(download('/api/file/x'));
    expect(onUnauthorized).toHaveBeenCalledWith(false);
  });
});
