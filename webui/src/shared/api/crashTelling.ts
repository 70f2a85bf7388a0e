/** What the server's log is told of a crash; fetched when there is one. */
import { bootData } from './boot';
import { api } from './calls';

/** Bounds of the call (contract home.md). */
const longest = { route: 60, message: 500, stack: 4000, version: 40 };

export async function tell(number: string, page: string, error: unknown): Promise<void> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  await api('POST /api/crash-report', {
    isQuiet: true,
    body: {
      number,
      version: bootData().build.slice(0, longest.version),
      route: page.slice(0, longest.route),
      message: message.slice(0, longest.message),
      stack: stack.slice(0, longest.stack),
    },
  });
}
