/** A crash leaves a trace: a number for its reader, a line in the console, one in the server's log. */
import { lazyModule } from '../lib/lazyModule';

/** Of one page until it is loaded anew: what breaks in a circle is told a few times, not for ever. */
const mostReports = 5;

const telling = lazyModule(() => import('./crashTelling'));
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
  if (reports <= mostReports) {
    // Without a network the console has it.
    telling
      .load()
      .then(({ tell }) => tell(number, nameOfPage(), error))
      .catch(() => undefined);
  }
  return number;
}
