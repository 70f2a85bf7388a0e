import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContestContext, type OpenContest } from '../../../entities/contest/ContestContext';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { AnnouncementMark } from './AnnouncementMark';
import { AnnouncementNews } from './AnnouncementNews';
import { Announcements } from './Announcements';
import { readOf } from './readAnnouncements';
import { contestAnnouncementsTexts } from './texts';

const time = '2026-11-21T11:00:00.000+00:00';
const announcement = (id: number) => ({
  ...{ id, title: `News ${id}`, content: `Problem **${id}** was corrected`, status: 0 },
  ...{ uid: '1', username: null, gmtCreate: time, gmtModified: time },
});
const listOf = (...ids: number[]) =>
  ok({ records: ids.map(announcement), total: ids.length, size: 500, current: 1, pages: 1 });

const unread = 'POST /api/get-contest-not-read-announcement';
const list = 'GET /api/get-contest-announcement';
const reading = 'POST /api/contest-announcement-read';
const open = (isMenuDisabled = false, isAdmin = false) =>
  show(
    <ContestContext.Provider value={{ cid: 7, isMenuDisabled, isAdmin } as OpenContest}>
      <AnnouncementMark />
      <AnnouncementNews />
      <Announcements cid={7} />
    </ContestContext.Provider>,
    [contestAnnouncementsTexts],
  );

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

let uid = 0;
beforeEach(() => {
  uid += 1; // the list of what somebody has read is his own
  enterSession(sampleUser({ uid: `reader${uid}` }));
  history.replaceState(null, '', '/contest/7/announcements');
});

describe('the announcements of a contest', () => {
  it('stand in one list, open as rendered text and lead back [S2-2.5-1] [S2-2.5-2]', async () => {
    const { asked } = fakeServer({ [list]: listOf(12, 11), [unread]: ok([]) });
    await open();
    fireEvent.click(await screen.findByRole('link', { name: /^News 12/ }));
    await waitFor(() => expect(document.querySelector('strong')?.textContent).toBe('12'));
    expect(location.search).toBe('?announcement=12');
    expect(screen.queryByText('News 11')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the announcements' }));
    expect(await screen.findByText('News 11')).toBeTruthy();
    const asking = asked.find(({ path }) => path.endsWith('get-contest-announcement'));
    expect(asking?.query.toString()).toBe('cid=7&currentPage=1&limit=500');
  });

  it('are told on every page until they are opened or put away, also after a reload', async () => {
    fakeServer({ [list]: listOf(3, 2, 1), [unread]: ok([3, 2, 1].map(announcement)) });
    const { unmount } = await open();
    expect(await screen.findByText('3 unread')).toBeTruthy();
    const news = screen.getByRole('region', { name: 'New announcements' });
    // Two, and how many more there are.
    expect(news.textContent).toContain('1 more announcement');
    fireEvent.click(screen.getByRole('button', { name: 'Put “News 3” away' }));
    await waitFor(() => expect(screen.getByText('2 unread')).toBeTruthy());
    fireEvent.click(screen.getAllByRole('link', { name: /^News 2/ })[0] as HTMLElement);
    await waitFor(() => expect(screen.getByText('1 unread')).toBeTruthy());
    unmount();
    expect(readOf(`reader${uid}`, 7)).toEqual([3, 2]);
    const { asked } = fakeServer({ [list]: listOf(3, 2, 1), [unread]: ok([announcement(1)]) });
    await open();
    expect(await screen.findByText('1 unread')).toBeTruthy();
    const asking = asked.find(({ method }) => method === 'POST');
    expect(asking?.body).toEqual({ cid: 7, readAnnouncementList: [3, 2] });
  });

  it('are asked for each minute [S2-2.5-3]', async () => {
    vi.useFakeTimers();
    const { asked } = fakeServer({ [list]: listOf(1), [unread]: ok([]) });
    await open();
    const count = () => asked.filter(({ method }) => method === 'POST').length;
    await pass(100);
    expect(count()).toBe(1);
    await pass(60_000);
    expect(count()).toBe(2);
    vi.useRealTimers();
  });

  it('are not asked for while the contest is shut', async () => {
    const { asked } = fakeServer({ [list]: listOf(), [unread]: ok([announcement(1)]) });
    await open(true);
    expect(await screen.findByText('Nothing has been announced in this contest.')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('show the question that one answers, and tell the server once that it was read', async () => {
    const answered = { ...announcement(4), question: 'May `n` be *zero*?' };
    const { asked } = fakeServer({
      [list]: ok({ records: [answered], total: 1, size: 500, current: 1, pages: 1 }),
      [unread]: ok([]),
      [reading]: ok(null),
    });
    await open();
    expect(await screen.findByText('Q&A')).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith('announcement-read'))).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: /^News 4/ }));
    await waitFor(() => expect(document.querySelector('blockquote em')?.textContent).toBe('zero'));
    const told = () => asked.filter(({ path }) => path.endsWith('announcement-read'));
    await waitFor(() => expect(told().map(({ body }) => body)).toEqual([{ cid: 7, ids: [4] }]));
    expect(screen.queryByText(/Read by/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the announcements' }));
    fireEvent.click(await screen.findByRole('link', { name: /^News 4/ }));
    await waitFor(() => expect(document.querySelector('blockquote')).toBeTruthy());
    expect(told()).toHaveLength(1);
  });

  it('tell organisers by how many each was read, and by whom not', async () => {
    const { asked } = fakeServer({
      [list]: listOf(2, 1),
      [unread]: ok([]),
      'GET /api/get-contest-announcement-readers': ok({
        people: 30,
        counts: [{ id: 2, read: 28 }],
      }),
      'GET /api/get-contest-announcement-not-readers': ok([
        { uid: '8', username: 'ann', realname: 'Ann A.' },
        { uid: '9', username: 'ben', realname: null },
      ]),
    });
    await open(false, true);
    expect(await screen.findByText('28 of 30')).toBeTruthy();
    expect(screen.getByText('0 of 30')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^News 2/ }));
    expect(await screen.findByText('Read by 28 of 30')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Who has not read it' }));
    const names = await screen.findByRole('list', { name: 'Have not read it' });
    expect(names.textContent).toBe('ann (Ann A.)ben');
    const query = asked.find(({ path }) => path.endsWith('not-readers'))?.query;
    expect(query?.toString()).toBe('cid=7&aid=2');
    // Who manages the contest is not counted.
    expect(asked.some(({ path }) => path.endsWith('announcement-read'))).toBe(false);
  });

  it('say when one is gone that an address names', async () => {
    history.replaceState(null, '', '/contest/7/announcements?announcement=9');
    fakeServer({ [list]: listOf(1), [unread]: ok([]) });
    await open();
    expect(await screen.findByText('This announcement is no longer there.')).toBeTruthy();
  });
});
