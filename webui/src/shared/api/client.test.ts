import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { enterSession, readToken, storeToken } from '../session/session';
import { currentToast } from '../ui/toast';
import { request, setGuardHandlers } from './client';
import { ApiError } from './errors';

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
  it('returns the data of the envelope', async () => {
    fakeServer({ 'GET /api/time': ok({ now: 'x' }) });
    expect(await request('/api/time')).toEqual({ now: 'x' });
  });

  it('sends token, language and query, and leaves out empty parameters', async () => {
    storeToken('secret');
    const { asked } = fakeServer({ 'GET /api/list': ok([]) });
    await request('/api/list', { query: { keyword: '', page: 2, tags: [3, 4], gid: null } });
    expect(asked[0]?.headers.get('authorization')).toBe('secret');
    expect(asked[0]?.headers.get('accept-language')).toBe('en-US');
    expect(asked[0]?.query.toString()).toBe('page=2&tags=3%2C4');
  });

  it('sends no token with a login and keeps the one that comes back', async () => {
    storeToken('old');
    const { asked } = fakeServer({
      'POST /api/login': ok(sampleUser(), { authorization: 'new' }),
    });
    await request('/api/login', { method: 'POST', body: {} });
    expect(asked[0]?.headers.has('authorization')).toBe(false);
    expect(readToken()).toBe('new');
  });

  it('replaces the token by a refreshed one, also when the call fails', async () => {
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

  it('marks calls of the back-office', async () => {
    const { asked } = fakeServer({ 'GET /api/admin/x': ok(1), 'GET /api/x': ok(1) });
    await request('/api/admin/x');
    await request('/api/x');
    expect(asked.map((call) => call.headers.get('url-type'))).toEqual(['admin', 'general']);
  });
});

describe('a refusal', () => {
  it('carries key, message and status, and is shown as a notification', async () => {
    fakeServer({ 'POST /api/x': refusal(403, 'judge.too_fast', 'Please wait') });
    const error = await failureOf(request('/api/x', { method: 'POST' }));
    expect(error).toMatchObject({ key: 'judge.too_fast', status: 403, httpStatus: 200 });
    expect(currentToast()).toMatchObject({ title: 'Error', message: 'Please wait' });
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('stays with the caller when the call is quiet', async () => {
    fakeServer({ 'GET /api/x': refusal(400, 'param.bad', 'Bad') });
    await failureOf(request('/api/x', { isQuiet: true }));
    expect(currentToast()).toBeNull();
  });

  it('by a guard ends the session or asks for the roles', async () => {
    enterSession(sampleUser());
    fakeServer({
      'GET /api/x': refusal(401, 'auth.expired', 'Expired', 401),
      'GET /api/admin/y': refusal(403, 'auth.forbidden', 'No', 403),
    });
    await failureOf(request('/api/x'));
    await failureOf(request('/api/admin/y'));
    expect(onUnauthorized).toHaveBeenCalledWith(false);
    expect(onForbidden).toHaveBeenCalledWith(true, 'auth.forbidden');
  });

  it('without an envelope still says something', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    const error = await failureOf(request('/api/x'));
    expect(error.message).toBe('Server error! Please refresh again!');
  });

  it('by the network is told apart from one by the server', async () => {
    fakeServer({});
    const error = await failureOf(request('/api/x'));
    expect(error.key).toBe('client.network');
    expect(currentToast()?.message).toContain('Network error');
  });

  it('by the clock comes after 90 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const failure = failureOf(request('/api/x'));
    await vi.advanceTimersByTimeAsync(90_000);
    expect((await failure).key).toBe('client.timeout');
    vi.useRealTimers();
  });
});
