/** Answers `fetch` from a table, and remembers what was asked. */
import { vi } from 'vitest';

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** Sent by a page that is being left. */
  isFarewell: boolean;
}

interface Answer {
  data?: unknown;
  /** Envelope status; anything but 200 is a refusal. */
  status?: number;
  http?: number;
  msg?: string;
  err?: string;
  field?: string;
  headers?: Record<string, string>;
}

export const ok = (data: unknown, headers: Record<string, string> = {}): Answer => ({
  data,
  headers,
});

export const refusal = (status: number, err: string, msg: string, http = 200): Answer => ({
  status,
  err,
  msg,
  http,
});

type Handler = Answer | ((asked: Asked) => Answer);

/** `{ 'GET /api/time': ok(…) }`; a call that is not in the table fails as if there were no network. */
export function fakeServer(table: Record<string, Handler>): { asked: Asked[] } {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://site.test');
    const call: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      isFarewell: init.keepalive ?? false,
    };
    asked.push(call);
    const handler = table[`${call.method} ${call.path}`];
    if (!handler) throw new TypeError(`no answer for ${call.method} ${call.path}`);
    const answer = typeof handler === 'function' ? handler(call) : handler;
    const envelope = {
      status: answer.status ?? 200,
      data: answer.data ?? null,
      msg: answer.msg ?? 'success',
      ...(answer.err ? { err: answer.err } : {}),
      ...(answer.field ? { field: answer.field } : {}),
    };
    return new Response(JSON.stringify(envelope), {
      status: answer.http ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  });
  return { asked };
}
