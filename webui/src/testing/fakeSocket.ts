/** In place of WebSocket: the test is the server. */
import { vi } from 'vitest';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were opened, oldest first. */
  static opened: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  /** What the page said. */
  readonly heard: { token: string | null; topics: string[]; beatEvery?: number }[] = [];
  #number = 0;

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server takes the socket and answers the first frame. */
  accept(beat = 20): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    this.tell('live', { topics: this.heard.at(-1)?.topics ?? [], refused: [], beat });
  }

  tell(topic: string, data: unknown): void {
    this.#number += 1;
    this.onmessage({ data: JSON.stringify({ topic, n: this.#number, data }) });
  }

  /** A frame that never came. */
  lose(): void {
    this.#number += 1;
  }

  /** The server, or the network, ends it. */
  end(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}

export function fakeSockets(): typeof FakeSocket {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  return FakeSocket;
}
