/** What the page finds out about its own computer (contract timedwork.md §14.4). */
import { api } from '../../shared/api/calls';
import { errorOfComputer } from '../../shared/lib/serverClock';

export const given = 'for (i = 0; i < n; i++) { a[i] |= ~b \\ "x" > 1; }';
/** A page's own scripts are as good as any file, and need no call of their own. */
const wanted = 200_000;
const tries = 5;
const key = 'room-check';

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return Math.round(performance.now() - began);
};

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function roundTrip(): Promise<number> {
  const times: number[] = [];
  for (let each = 0; each < tries; each++) {
    times.push(await timed(() => api('GET /api/health', { isQuiet: true })));
  }
  return median(times);
}

/** In bytes, not from the browser's store; 0 where it does not come. */
const sizeOf = (address: string) =>
  new Promise<number>((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'arraybuffer';
    request.onload = () => done(request.status === 200 ? request.response.byteLength : 0);
    request.onerror = () => done(0);
    request.send();
  });

/** In ms for 200 kB. */
async function download(): Promise<number> {
  const script = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  if (!script) return 0;
  let received = 0;
  let spent = 0;
  while (received < wanted) {
    const began = performance.now();
    const size = await sizeOf(`${script}?at=${began}`);
    if (size === 0) return 0;
    received += size;
    spent += performance.now() - began;
  }
  return Math.round((spent * wanted) / received);
}

/** Whether what is stored is there again, as drafts need it. */
function keeps(): boolean {
  try {
    localStorage.setItem(key, given);
    const isKept = localStorage.getItem(key) === given;
    localStorage.removeItem(key);
    return isKept && typeof indexedDB === 'object';
  } catch {
    return false;
  }
}

const hasFeatures = () =>
  ['WebSocket', 'AbortController', 'IntersectionObserver', 'ResizeObserver'].every(
    (name) => name in window,
  ) && CSS.supports('display', 'grid');

export async function check(seat: string, typed: string) {
  const body = {
    seat,
    browser: hasFeatures(),
    storage: keeps(),
    roundTrip: await roundTrip(),
    download: await download(),
    clockOff: Math.round(errorOfComputer()),
    keyboard: typed.trim() === given,
  };
  const answer = await api('POST /api/exam/room-check', { body, isQuiet: true });
  return { ...body, ...answer };
}

export type Checked = Awaited<ReturnType<typeof check>>;
