/** The one way to the server: envelope, token, time-out and the error rules of S1 §8. */
import i18n from 'i18next';
import { fileNameOf } from '../lib/download';
import { isMobile } from '../lib/isMobile';
import { synchronise } from '../lib/serverClock';
import { viewpoint } from '../lib/viewpoint';
import { readToken, storeToken } from '../session/session';
import { notify } from '../ui/notification';
import { toast } from '../ui/toast';
import { doubtConnection, noteAnswer } from './connection';
import { ApiError } from './errors';
import { noteBuild } from './pageBuild';

const normalTimeout = 90_000;
const downloadTimeout = 300_000;

type Scalar = string | number | boolean | null | undefined;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, Scalar | readonly (string | number)[]>;
  /** Sent as JSON, or as it is when it is form data or a blob. */
  body?: unknown;
  /** Makes a repeated write harmless (contract 00-conventions §1). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The caller shows the error itself: no toast. Guards (401, 403) act all the same. */
  isQuiet?: boolean;
  /** The page may be gone before the answer: the browser sends it all the same. */
  isLeaving?: boolean;
}

/** What happens when a guard refuses; set once by the application. */
export interface GuardHandlers {
  onUnauthorized: (isAdminCall: boolean) => void;
  onForbidden: (isAdminCall: boolean, key: string) => void;
  /** The door of an exam refuses (contract timedwork.md §12): what it says is a page of its own. */
  onExam?: (error: ApiError) => void;
}

let guards: GuardHandlers = { onUnauthorized: () => undefined, onForbidden: () => undefined };

export function setGuardHandlers(handlers: GuardHandlers): void {
  guards = handlers;
}

/** Calls and returns the envelope's `data`; every failure is an ApiError. */
export async function request<Data>(path: string, options: RequestOptions = {}): Promise<Data> {
  return exchange(path, options, normalTimeout, async (response) => {
    const text = await response.text();
    return unwrap<Data>(path, response.status, response.headers, text, options);
  });
}

/** Fetches a file, which passes unchanged. An answer in JSON is a refusal: its words are shown (S1 §7). */
export async function download(
  path: string,
  options: RequestOptions = {},
): Promise<{ name: string; content: Blob }> {
  return exchange(path, options, downloadTimeout, async (response) => {
    if (response.headers.get('content-type')?.includes('json')) {
      const text = await response.text();
      throw fileRefusal(path, response, text, options);
    }
    const name = fileNameOf(response.headers.get('content-disposition'), 'download');
    return { name, content: await response.blob() };
  });
}

/** What comes in a file's place: a refusal, or an answer that nobody asked for. */
function fileRefusal(
  path: string,
  { status, headers }: Response,
  text: string,
  options: RequestOptions,
): unknown {
  const words = parseEnvelope(text)?.msg;
  const invalid = i18n.t('shell:download.invalid');
  if (!options.isQuiet) {
    if (words) toast.info(words);
    else toast.error(invalid);
  }
  let failure: unknown = new ApiError(invalid, 'client.file', 0, status, null);
  try {
    unwrap(path, status, headers, text, { ...options, isQuiet: true });
  } catch (error) {
    failure = error;
  }
  if (failure instanceof ApiError && !options.isQuiet) failure.isTold = true;
  return failure;
}

/** Sends form data and tells how far it is, from 0 to 1. */
export function upload<Data>(
  path: string,
  form: FormData,
  options: RequestOptions & { onProgress?: (share: number) => void } = {},
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(options.method ?? 'POST', addressOf(path, options.query));
    headersFor(path, options).forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    call.onerror = () => reject(clientFailure('network', options));
    call.onabort = () => reject(clientFailure('timeout', { isQuiet: true }));
    call.onload = () => {
      const headers = {
        get: (name: string) => call.getResponseHeader(name),
      };
      try {
        resolve(unwrap<Data>(path, call.status, headers, call.responseText, options));
      } catch (error) {
        reject(error);
      }
    };
    options.signal?.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

/** How to give up each call that has no answer yet. */
const unanswered = new Set<() => void>();

/** Gives up what was asked: the session that asked is about to end, and would be refused. */
export function dropCalls(): void {
  for (const drop of unanswered) drop();
}

/** One call with its time limit, which covers the answer's body too. */
export async function exchange<Result>(
  path: string,
  options: RequestOptions,
  timeout: number,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  const cancel = () => limit.abort();
  options.signal?.addEventListener('abort', cancel);
  let isDropped = false;
  const drop = () => {
    isDropped = true;
    limit.abort();
  };
  unanswered.add(drop);
  const askedAt = performance.now();
  try {
    const response = await fetch(addressOf(path, options.query), {
      method: options.method ?? 'GET',
      headers: headersFor(path, options),
      body: bodyOf(options.body),
      keepalive: options.isLeaving ?? false,
      signal: limit.signal,
      cache: 'no-store',
      credentials: 'same-origin',
    });
    const time = response.headers.get('x-server-time');
    if (time) {
      synchronise(Number(time), askedAt);
      noteAnswer();
    } else if (response.status >= 500) doubtConnection(); // a proxy in the server's place
    noteBuild(response.headers.get('x-page-build'));
    return await read(response);
  } catch (error) {
    // Cancelled by the page: nobody waits for it.
    if (error instanceof ApiError || isDropped || options.signal?.aborted) throw error;
    throw clientFailure(limit.signal.aborted ? 'timeout' : 'network', options);
  } finally {
    clearTimeout(timer);
    unanswered.delete(drop);
    options.signal?.removeEventListener('abort', cancel);
  }
}

function addressOf(path: string, query: RequestOptions['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const each of [value].flat()) parameters.append(name, String(each));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

const isAdminCall = (path: string) => path.startsWith('/api/admin/');
const startsSession = (path: string) => /^\/api\/(?:(?:admin\/)?login|setup)$/.test(path);

function headersFor(path: string, options: RequestOptions): Headers {
  const headers = new Headers({
    ...Object.assign({}, ...[...viewpoint.headers].map((of) => of(path))),
    ...lockedBrowserHeaders(),
    'Accept-Language': i18n.language ?? 'zh-CN',
    'Url-Type': isAdminCall(path) ? 'admin' : 'general',
  });
  const token = readToken();
  if (token && !startsSession(path)) headers.set('Authorization', token);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (isJson(options.body)) headers.set('Content-Type', 'application/json');
  return headers;
}

/** By a call the browser tells nothing itself (contract timedwork.md §12). */
function lockedBrowserHeaders(): Record<string, string> {
  const page = viewpoint.lockedBrowser;
  if (!page) return {};
  return {
    'Exam-Page': page.url,
    'Exam-Page-Config-Key': page.configKey,
    'Exam-Page-Exam-Key': page.examKey,
  };
}

const isJson = (body: unknown) =>
  !(body === undefined || body instanceof FormData || body instanceof Blob);

const bodyOf = (body: unknown): BodyInit | null =>
  isJson(body) ? JSON.stringify(body) : (body as FormData | Blob | null);

interface Envelope {
  status: number;
  data: unknown;
  msg: string;
  err?: string;
  field?: string;
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    const isEnvelope = typeof value === 'object' && value !== null && 'status' in value;
    return isEnvelope ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

export function unwrap<Data>(
  path: string,
  httpStatus: number,
  headers: { get: (name: string) => string | null },
  text: string,
  options: RequestOptions,
): Data {
  const fresh =
    headers.get('refresh-token') ?? (startsSession(path) ? headers.get('authorization') : null);
  if (fresh && (startsSession(path) || readToken())) storeToken(fresh);

  const envelope = parseEnvelope(text);
  if (httpStatus < 400 && envelope?.status === 200) return envelope.data as Data;

  const words = wordsFor(httpStatus, envelope);
  const error = refusalOf(words, httpStatus, envelope, headers);
  if (
    error.key.startsWith('exam.') &&
    (httpStatus === 401 || httpStatus === 403) &&
    guards.onExam
  ) {
    error.isTold = true;
    guards.onExam(error);
    throw error;
  }
  // The session has ended, or a page of the back-office is left: nobody there can say why.
  const isLeft = httpStatus === 401 || (httpStatus === 403 && isAdminCall(path));
  const isSilenced = options.isQuiet && !isLeft;
  error.isTold = words === null || !isSilenced;
  if (words && error.isTold) tellRefusal(words, httpStatus);
  if (httpStatus === 401) guards.onUnauthorized(isAdminCall(path));
  if (httpStatus === 403) guards.onForbidden(isAdminCall(path), error.key);
  throw error;
}

function refusalOf(
  words: string | null,
  httpStatus: number,
  envelope: Envelope | null,
  headers: { get: (name: string) => string | null },
): ApiError {
  return new ApiError(
    words ?? i18n.t('shell:errors.server'),
    envelope?.err ?? `http.${httpStatus}`,
    envelope?.status ?? 0,
    httpStatus,
    headers.get('x-request-id'),
    envelope?.data ?? null,
    envelope?.field ?? null,
  );
}

/** What a refusal says (S1 §8); null where a guard without words speaks by what it does. */
function wordsFor(httpStatus: number, envelope: Envelope | null): string | null {
  if (httpStatus === 404) return i18n.t('shell:errors.notFound');
  if (envelope?.msg) return envelope.msg;
  return httpStatus === 401 || httpStatus === 403 ? null : i18n.t('shell:errors.server');
}

/** Refusals by a rule are told twice where there is room; refusals by HTTP once (S1 §8). */
function tellRefusal(words: string, httpStatus: number): void {
  toast.error(words);
  if (httpStatus < 400 && !isMobile()) notify(i18n.t('shell:errors.title'), words, 'error');
}

function clientFailure(kind: 'timeout' | 'network', options: RequestOptions): ApiError {
  doubtConnection();
  const message = i18n.t(`shell:errors.${kind}`);
  if (!options.isQuiet) toast.error(message);
  const failure = new ApiError(message, `client.${kind}`, 0, 0, null);
  failure.isTold = !options.isQuiet;
  return failure;
}
