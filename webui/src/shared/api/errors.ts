/** A call that did not succeed, whatever the reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

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
  ) {
    super(message);
  }
}

export function requestNumber(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}

export function isRefusal(error: unknown, key: string): boolean {
  return error instanceof ApiError && error.key === key;
}
