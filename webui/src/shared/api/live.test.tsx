import { act } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { type FakeSocket, fakeSockets } from '../../testing/fakeSocket';
import { show } from '../../testing/show';
import { serverNow, synchronise } from '../lib/serverClock';
import { storeToken } from '../session/session';
import { type Connection, silentFor, useConnection, watchConnection } from './connection';
import { useLiveHint, useLiveTopic } from './live';
import { askForBeats } from './liveSocket';

const noon = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;

let sockets: typeof FakeSocket;
let connection: Connection;
let heard: number[];
let missed: number;
let hints: number;
let stopWatching: () => void;
let page: Awaited<ReturnType<typeof show>>;

function Screen() {
  connection = useConnection();
  useLiveTopic(
    'submission:me',
    (row) => heard.push(row.submitId),
    () => {
      missed += 1;
    },
  );
  useLiveHint('announcements', () => {
    hints += 1;
  });
  return null;
}

const last = () => sockets.opened.at(-1) as FakeSocket;
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sockets = fakeSockets();
  [heard, missed, hints] = [[], 0, 0];
  synchronise(noon);
  fakeServer({ 'GET /api/time': () => ok(null, { 'x-server-time': String(Date.now()) }) });
  stopWatching = watchConnection();
  page = await show(<Screen />);
});

afterEach(async () => {
  page.unmount();
  stopWatching();
  vi.stubGlobal('fetch', async () => ok(null));
  await vi.advanceTimersByTimeAsync(10_000);
});

/** The socket as it is when everything is well. */
async function live() {
  await act(() => last().accept());
  expect(connection.state).toBe('live');
}

describe('the live socket', () => {
  it('asks for its topics once and hands their frames on', async () => {
    await live();
    await act(() => last().tell('submission:me', { submitId: 7 }));
    expect(last().heard.at(-1)?.topics).toEqual(['submission:me', 'announcements']);
    expect(heard).toEqual([7]);
    expect(missed).toBe(0);
  });

  it('that has been silent for 45 s is replaced, and what was missed is asked for', async () => {
    await live();
    await pass(40_000);
    await act(() => last().tell('beat', { now: noon }));
    await pass(44_000);
    expect(connection.state).toBe('live');
    await pass(2000);
    expect(connection.state).toBe('asking');
    expect(sockets.opened).toHaveLength(2);
    await act(() => last().accept());
    expect(connection.state).toBe('live');
    await pass(3000);
    expect(missed).toBe(1);
  });

  it('that never answers is given up', async () => {
    await pass(35_000);
    expect(sockets.opened.length).toBeGreaterThan(1);
  });

  it('with a gap in its numbers has missed something, which is asked for within 3 s', async () => {
    await live();
    last().lose();
    await act(() => last().tell('beat', { now: noon }));
    expect(missed).toBe(0);
    await pass(3000);
    expect(missed).toBe(1);
    expect(hints).toBe(1);
  });

  it('that was one too many of the account tries again after a minute or so', async () => {
    await act(() => last().end(4429));
    await pass(29_000);
    expect(sockets.opened).toHaveLength(1);
    await pass(32_000);
    expect(sockets.opened).toHaveLength(2);
    await act(() => last().accept());
    expect(connection.state).toBe('live');
  });

  it('with a bad token opens no other one until there is another token', async () => {
    storeToken('old');
    await act(() => last().end());
    await pass(2000);
    await act(() => last().accept());
    await act(() => last().end(4401));
    const before = sockets.opened.length;
    await pass(5 * minute);
    expect(sockets.opened).toHaveLength(before);
    storeToken('new');
    while (sockets.opened.length === before) await pass(1000);
    await act(() => last().accept());
    expect(connection.state).toBe('live');
  });

  it('brings the time with each beat', async () => {
    await live();
    await act(() => last().tell('beat', { now: noon + 10 * minute }));
    expect(serverNow()).toBeGreaterThanOrEqual(noon + 10 * minute);
  });
});

describe('a beat', () => {
  it('comes as often as was asked for, also on the next socket, until it is no longer', async () => {
    await live();
    expect(last().heard.at(-1)?.beatEvery).toBeUndefined();
    const stop = askForBeats(3);
    expect(last().heard.at(-1)?.beatEvery).toBe(3);
    await act(() => last().end());
    await pass(3000);
    await live();
    expect(last().heard.at(-1)?.beatEvery).toBe(3);
    stop();
    expect(last().heard.at(-1)?.beatEvery).toBeUndefined();
  });

  it('is a word of the server, as an answer is', async () => {
    await live();
    await pass(3000);
    expect(silentFor()).toBeGreaterThanOrEqual(3000);
    await act(() => last().tell('beat', { now: noon + 3000 }));
    expect(silentFor()).toBeLessThan(1000);
  });

  it('that comes while the server owes an answer shows that it is slow, not away', async () => {
    await live();
    vi.stubGlobal('fetch', async () => {
      await new Promise((done) => setTimeout(done, 5000));
      throw new TypeError('no answer');
    });
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await pass(2000);
    await act(() => last().tell('beat', { now: noon + 2000 }));
    await pass(4000);
    expect(connection.state).toBe('live');
    await pass(7100);
    expect(connection.state).toBe('lost');
  });
});

describe('a hint', () => {
  it('of many at once is followed once, after a pause of its own', async () => {
    await live();
    await act(() => last().tell('announcements', { id: 1 }));
    await act(() => last().tell('announcements', { id: 2 }));
    expect(hints).toBe(0);
    await pass(3000);
    expect(hints).toBe(1);
  });
});

describe('the connection', () => {
  it('is lost when the server does not answer, since when, and found again', async () => {
    await live();
    fakeServer({});
    const since = noon + 5000;
    await pass(5000);
    await act(() => last().end());
    await pass(0);
    expect(connection).toEqual({ state: 'lost', since: expect.closeTo(since, -2) });
    await pass(10_000);
    expect(connection.state).toBe('lost');
    fakeServer({ 'GET /api/time': ok(null, { 'x-server-time': String(noon) }) });
    await pass(2100);
    expect(connection.state).toBe('asking');
    await pass(2000);
    await act(() => last().accept());
    expect(connection.state).toBe('live');
  });

  it('opens another socket at once when it is back, whatever hangs on the old way', async () => {
    fakeServer({});
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await pass(4000);
    expect(connection.state).toBe('lost');
    const before = sockets.opened.length;
    expect(last().readyState).toBe(sockets.CONNECTING);
    fakeServer({ 'GET /api/time': ok(null, { 'x-server-time': String(noon) }) });
    await pass(5000);
    expect(sockets.opened).toHaveLength(before + 1);
    await act(() => last().accept());
    expect(connection.state).toBe('live');
  });

  it('is only asked about while the server answers', async () => {
    await live();
    await act(() => last().end());
    await pass(0);
    expect(connection.state).toBe('asking');
  });

  it('is doubted when the browser says that it is offline', async () => {
    fakeServer({});
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await pass(0);
    expect(connection.state).toBe('lost');
  });
});
