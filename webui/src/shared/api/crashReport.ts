/** A crash leaves a trace: a number for its reader, a line in the console, one in the server's log. */
import { bootData } from './boot';
import { api } from './calls';

/** Bounds of the call (contract home.md). */
const longest = { route: 60, message: 500, stack: 4000, version: 40 };
/** Of one page until it is loaded anew: what breaks in a circle is told a few times, not for ever. */
const mostReports = 5;

let reports = 0;
let nameOfPage = (): string => 'none';

/** How the application calls the page that is shown; addresses themselves are not told. */
export function setNameOfPage(name: () => string): void {
  nameOfPage = name;
}

/** Six digits, easy to read out to somebody. */
function newNumber(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
}

/** Writes the crash down here and at the server, and returns the number it is found by. */
export function reportCrash(error: unknown): string {
  const number = newNumber();
  // biome-ignore lint/suspicious/noConsole: the place where whoever helps looks first
  console.error(`[${number}]`, error);
  reports += 1;
  if (reports <= mostReports) void tell(number, error);
  return number;
}

async function tell(number: string, error: unknown): Promise<void> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  await api('POST /api/crash-report', {
    isQuiet: true,
    body: {
      number,
      version: bootData().build.slice(0, longest.version),
      route: nameOfPage().slice(0, longest.route),
      message: message.slice(0, longest.message),
      stack: stack.slice(0, longest.stack),
    },
  }).catch(() => undefined); // without a network the console has it
}
