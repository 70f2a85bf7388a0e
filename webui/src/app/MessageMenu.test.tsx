import { act, cleanup, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession, leaveSession } from '../shared/session/session';
import { closeNotification } from '../shared/ui/notification';
import { fakeServer, ok } from '../testing/fakeServer';
import { sampleUser } from '../testing/samples';
import { show } from '../testing/show';
import MessageMenu from './MessageMenu';

vi.mock('./routes', async (original) =>
  (await import('../testing/readyRoutes')).readyRoutes(await original()),
);

const counts = { comment: 1, reply: 0, like: 250, sys: 2, mine: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

async function showMenu(answer: () => object) {
  const server = fakeServer({ 'GET /api/msg/unread': () => ok(answer()) });
  await show(<MessageMenu />);
  await pass(50);
  return server;
}

const menu = () => screen.getByRole('button', { name: /Messages/ });

describe('the message menu', () => {
  it('shows what is unread in each of the five lists, at most 99 [S1-3-2, S1-9-8f]', async () => {
    enterSession(sampleUser());
    await showMenu(() => counts);
    expect(menu().textContent).toBe('99');
    const area = menu().parentElement as HTMLElement;
    const entries = within(area).getAllByRole('link', { hidden: true });
    expect(entries.map((entry) => [entry.getAttribute('href'), entry.textContent])).toEqual([
      ['/message/discuss', 'Comments1'],
      ['/message/reply', 'Replies'],
      ['/message/like', 'Likes99'],
      ['/message/sys', 'Site notices2'],
      ['/message/mine', 'My notices3'],
    ]);
  });

  it('asks every 120 s while somebody is logged in [S1-9-8e]', async () => {
    const { asked } = await showMenu(() => counts);
    await pass(240_000);
    expect(asked).toHaveLength(0);
    await act(() => enterSession(sampleUser()));
    await pass(50);
    expect(asked).toHaveLength(1);
    await pass(119_000);
    expect(asked).toHaveLength(1);
    await pass(1000);
    expect(asked).toHaveLength(2);
    await act(() => leaveSession());
    await pass(600_000);
    expect(asked).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when there are more than before, and only then', async () => {
    enterSession(sampleUser());
    let now = { ...counts, like: 0 };
    await showMenu(() => now);
    expect(screen.getByRole('status').textContent).toBe('MessagesYou have 6 unread messages');
    await pass(120_000);
    expect(screen.queryByRole('status')).toBeNull();
    now = { ...counts, like: 1 };
    await pass(120_000);
    expect(screen.getByRole('status').textContent).toContain('7 unread');
  });

  it('says nothing again of what it has said, when the page is loaded anew', async () => {
    enterSession(sampleUser());
    await showMenu(() => counts);
    expect(screen.getByRole('status').textContent).toContain('unread');
    cleanup();
    closeNotification();
    await showMenu(() => counts);
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    await showMenu(() => ({ ...counts, reply: 1 }));
    expect(screen.getByRole('status').textContent).toContain('unread');
  });

  it('tells the next person at this computer of their own', async () => {
    enterSession(sampleUser());
    await showMenu(() => counts);
    cleanup();
    closeNotification();
    enterSession(sampleUser({ uid: 'another' }));
    await showMenu(() => counts);
    expect(screen.getByRole('status').textContent).toContain('unread');
  });
});
