import { formatDateTime } from '../lib/time';

/** As the wire has it; the server does not know the reader's zone. */
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00/g;

/** A call that did not succeed, whatever the reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Whether the client has said it already, or leaves it to what a guard does: it is told once. */
  isTold = false;

  constructor(
    message: string,
    /** Stable key of the catalogue (contract 00-conventions §12), or `client.…` when no answer came. */
    readonly key: string,
    /** Envelope status; 0 when there is no envelope. */
    readonly status: number,
    readonly httpStatus: number,
    /** Number by which the server's log knows the request. */
    readonly requestId: string | null,
    /** What a refusal carries besides its message, such as both versions of a draft. */
    readonly data: unknown = null,
    /** The field of the request that it is about, where the server names one. */
    readonly field: string | null = null,
  ) {
    super(message.replace(moment, formatDateTime));
  }
}

/** What a proxy in front answers while the site itself is away. */
const gatewayFailures = new Set([502, 503, 504]);

export function requestNumber(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}

/** No answer of the site: the way to it is broken, or it is just starting. Nothing was refused. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 0 &&
    (error.httpStatus === 0 || gatewayFailures.has(error.httpStatus))
  );
}

/** What was asked for is not there, as far as whoever asks may know. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.key.endsWith('.missing'));
}

/** Not there, or not open to whoever asks: some of it opens in time, as a contest does. */
export function isShut(error: unknown): boolean {
  return isMissing(error) || (error instanceof ApiError && error.status === 403);
}

/** Refusals that are about who asks, and not about the hour. */
const standing =
  /\.(forbidden|hidden|group_only|not_(allowed|manager|member|owner|public|visible))$/;

/** An answer that stays the same however often one asks. */
export function isFinal(error: unknown): boolean {
  return isMissing(error) || (isShut(error) && standing.test((error as ApiError).key));
}

export function isRefusal(error: unknown, key: string): boolean {
  return error instanceof ApiError && error.key === key;
}

/** How long a refusal of this key asks to wait; 0 for any other failure. */
export function secondsToWait(error: unknown, key: string): number {
  if (!isRefusal(error, key)) return 0;
  const data = (error as ApiError).data as { seconds?: unknown } | null;
  return typeof data?.seconds === 'number' ? data.seconds : 0;
}

/** Whether nobody has to say it any more. */
export function isTold(error: unknown): boolean {
  return error instanceof ApiError && error.isTold;
}

/** Given up by the page itself: nobody waits for it, and nothing went wrong. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
