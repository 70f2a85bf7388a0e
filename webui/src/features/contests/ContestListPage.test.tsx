import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { synchronise } from '../../shared/lib/serverClock';
import { closeLogin, isLoginOpen } from '../../shared/session/loginRequest';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { hour, noon, sampleContest } from '../../testing/sampleContest';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import ContestListPage from './ContestListPage';
import { contestsTexts } from './texts';

vi.mock('../../app/routes', async (original) =>
  (await import('../../testing/readyRoutes')).readyRoutes(await original()),
);

const scheduled = { startsIn: hour, endsIn: 3 * hour };
const rows = [
  sampleContest({ id: 9, title: 'Winter contest', ...scheduled, auth: 1, openRank: true }),
  sampleContest({ id: 8, title: 'Olympiad', type: 1, auth: 2, openRank: true, count: 1 }),
  sampleContest({ id: 7 }),
];

beforeEach(() => synchronise(noon));

async function open(search = '') {
  history.replaceState(null, '', `/contest${search}`);
  const { asked } = fakeServer({
    'GET /api/get-contest-list': ({ query }) =>
      query.get('keyword') === 'nothing'
        ? ok({ records: [], total: 0, size: 10, current: 1, pages: 0 })
        : ok({ records: rows, total: 23, size: 10, current: 1, pages: 3 }),
  });
  await show(<ContestListPage />, [contestsTexts]);
  await screen.findByText(search.includes('nothing') ? 'No contest matches.' : 'Autumn contest');
  return () => asked.map(({ query }) => Object.fromEntries(query));
}

const rowOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('li');
  return within(row as HTMLElement);
};

describe('the list of contests', () => {
  it('tells of each its title, times, rule, kind and people [S2-2.1-4]', async () => {
    await open();
    expect(screen.getByText('23 contests')).toBeTruthy();
    const row = rowOf('Autumn contest');
    expect(row.getByText('5 hours')).toBeTruthy();
    expect(row.getByText('12 participants')).toBeTruthy();
    expect(row.getByText('Public')).toBeTruthy();
    expect(row.getByText('Running')).toBeTruthy();
    expect(row.getByRole('link', { name: 'ACM' }).getAttribute('href')).toBe('/contest?type=0');
    expect(rowOf('Winter contest').getByText('Scheduled')).toBeTruthy();
    expect(rowOf('Winter contest').getByText('Private')).toBeTruthy();
    expect(rowOf('Olympiad').getByText('Protected')).toBeTruthy();
    expect(rowOf('Olympiad').getByText('1 participant')).toBeTruthy();
  });

  it('leads to the outside board where there is one, once it has started [S2-2.1-5, S2-2.1-8]', async () => {
    await open();
    const board = rowOf('Olympiad').getByRole('link', { name: 'Scoreboard' });
    expect(board.getAttribute('href')).toBe('/contest/oi-scoreboard/8');
    const shut = rowOf('Winter contest').getByRole<HTMLButtonElement>('button', {
      name: 'Scoreboard',
    });
    expect(shut.disabled).toBe(true);
    expect(rowOf('Autumn contest').queryByText('Scoreboard')).toBeNull();
  });

  it('asks for ten of a page, as the address says [S2-2.1-1, S2-2.1-2]', async () => {
    const asked = await open('?status=-1&type=1&keyword=cup&currentPage=2');
    expect(asked()).toEqual([
      { status: '-1', type: '1', keyword: 'cup', currentPage: '2', limit: '10' },
    ]);
  });

  it('filters by rule, status and words, from the first page on [S2-2.1-3]', async () => {
    const asked = await open('?currentPage=2');
    const among = (name: string) => within(screen.getByRole('radiogroup', { name }));
    fireEvent.click(among('Rule').getByRole('radio', { name: 'OI' }));
    await waitFor(() => expect(location.search).toBe('?type=1'));
    fireEvent.click(among('Status').getByRole('radio', { name: 'Ended' }));
    await waitFor(() => expect(location.search).toBe('?status=1&type=1'));
    fireEvent.click(among('Rule').getByRole('radio', { name: 'All' }));
    const search = screen.getByRole('searchbox', { name: 'Title' });
    fireEvent.input(search, { target: { value: 'spring' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(location.search).toBe('?status=1&keyword=spring'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        status: '1',
        keyword: 'spring',
        currentPage: '1',
        limit: '10',
      }),
    );
  });

  it('says when nothing fits, and turns pages', async () => {
    await open('?keyword=nothing');
    expect(screen.queryByRole('list', { name: 'Contests' })).toBeNull();
  });

  it('opens a contest for who is logged in [S2-2.1-6]', async () => {
    enterSession(sampleUser());
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Autumn contest' }));
    expect(location.pathname).toBe('/contest/7');
  });

  it('asks a guest to log in first [S2-2.1-7]', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Autumn contest' }));
    expect(location.pathname).toBe('/contest');
    expect(await screen.findByText('Please login first')).toBeTruthy();
    expect(isLoginOpen()).toBe(true);
    closeLogin();
  });

  it('turns what it says of a contest when it starts, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    await open();
    expect(rowOf('Winter contest').getByText('Scheduled')).toBeTruthy();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(hour + 1000);
    });
    expect(rowOf('Winter contest').getByText('Running')).toBeTruthy();
  });
});
