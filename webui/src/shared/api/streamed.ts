/** Answers that come word by word as server-sent events (contract 00-conventions §9.1). */
import { exchange, type RequestOptions, unwrap } from './client';
import { ApiError } from './errors';

/** The server ends every answer sooner. */
const longest = 150_000;

interface Message {
  choices?: { delta?: { content?: string } }[];
  error?: { key: string; message: string };
}

/** Hands over each piece of the text. Every failure is an ApiError; an end by `signal` is its own. */
export function streamed(
  path: string,
  options: RequestOptions,
  onPiece: (piece: string) => void,
): Promise<void> {
  return exchange(path, options, longest, async (response) => {
    const { status, headers } = response;
    if (!headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
      unwrap(path, status, headers, await response.text(), options);
      return;
    }
    await readEvents(response.body, onPiece);
  });
}

async function readEvents(body: ReadableStream<Uint8Array>, onPiece: (piece: string) => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === 'data: [DONE]') return;
      if (line.startsWith('data: ')) take(JSON.parse(line.slice('data: '.length)), onPiece);
    }
  }
}

function take(message: Message, onPiece: (piece: string) => void) {
  if (message.error) throw new ApiError(message.error.message, message.error.key, 500, 200, null);
  const piece = message.choices?.[0]?.delta?.content;
  if (piece) onPiece(piece);
}
