/** The server's clock, kept as an offset to this computer's, which may be wrong by hours. */

let offset = 0;

/** Takes over a server time (ISO-8601) that was sent just now. */
export function synchronise(serverTime: string): void {
  const time = Date.parse(serverTime);
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Milliseconds since 1970, by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
