import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteName } from '../../app/routes';
import { to } from '../../app/routes';
import { useContest } from '../../entities/contest/ContestContext';
import type { Contest } from '../../entities/contest/contestQueries';
import { bootData } from '../../shared/api/boot';
import { synchronise } from '../../shared/lib/serverClock';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { type FakeSocket, fakeSockets } from '../../testing/fakeSocket';
import { hour, noon, sampleContest } from '../../testing/sampleContest';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import ContestFrame from './ContestFrame';
import { contestTexts } from './texts';

vi.mock('../../app/routes', async (original) =>
  (await import('../../testing/readyRoutes')).readyRoutes(await original()),
);

const scheduled = { startsIn: hour, endsIn: 3 * hour };
const ended = { startsIn: -3 * hour, endsIn: -hour };
const everybodys = ['Overview', 'Problems', 'Submissions', 'Rank', 'Announcements', 'Q&A'];
/** The report is the participants' once the contest is over. */
const organisers = [...everybodys.slice(0, 4), 'Report', ...everybodys.slice(4)];

beforeEach(() => {
  synchronise(noon);
  bootData().config.openContestComment = true;
});

/** Stands for a page of the contest. */
function Page() {
  const { containsEnd, isOpenForSubmits } = useContest();
  return (
    <p>
      page {containsEnd ? 'with' : 'without'} later, submits {isOpenForSubmits ? 'open' : 'shut'}
    </p>
  );
}

interface Opening {
  contest?: Contest;
  access?: boolean;
  roles?: string[];
  route?: Extract<RouteName, `Contest${string}`>;
  more?: Parameters<typeof fakeServer>[0];
}

async function open({
  contest = sampleContest(),
  access = false,
  roles = ['user'],
  route = 'ContestDetails',
  more = {},
}: Opening = {}) {
  enterSession(sampleUser({ roleList: roles }));
  history.replaceState(null, '', to(route as 'ContestDetails', { contestID: contest.id }));
  const server = fakeServer({
    'GET /api/get-contest-info': () => ok(contest),
    'GET /api/get-contest-access': ok({ access }),
    ...more,
  });
  await show(
    <ContestFrame route={route}>
      <Page />
    </ContestFrame>,
    [contestTexts],
  );
  await screen.findByRole('navigation', { name: 'Pages of the contest' });
  return server;
}

const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const tabs = () => [...screen.getByRole('navigation').children].map((tab) => tab.textContent);
const openTabs = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((tab) => tab.textContent);

describe('the tabs', () => {
  it('of a participant are those that everybody has [S2-2.2-16]', async () => {
    await open();
    expect(tabs()).toEqual(everybodys);
    expect(openTabs()).toEqual(everybodys);
    expect(screen.getByRole('link', { name: 'Problems' }).getAttribute('href')).toBe(
      '/contest/7/problems',
    );
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('leave out questions where the site has them closed [S2-2.2-18]', async () => {
    bootData().config.openContestComment = false;
    await open();
    expect(tabs()).not.toContain('Q&A');
  });

  it('have printing where the contest has it open [S2-2.2-19]', async () => {
    await open({ contest: sampleContest({ openPrint: true }) });
    expect(tabs()).toEqual([...everybodys, 'Print']);
  });

  it('have helper and scroll board for the administrators of an ACM contest [S2-2.2-20]', async () => {
    await open({ contest: sampleContest({ isContestAdmin: true }) });
    expect(tabs()).toEqual([...organisers, 'Admin helper', 'Scroll board']);
  });

  it('have neither in an OI contest [S2-2.2-20]', async () => {
    await open({ contest: sampleContest({ isContestAdmin: true, type: 1 }) });
    expect(tabs()).toEqual(organisers);
  });

  it('have the print queue for administrators with printing open [S2-2.2-21]', async () => {
    await open({ contest: sampleContest({ isContestAdmin: true, type: 1, openPrint: true }) });
    expect(tabs()).toEqual([...organisers, 'Print', 'Print queue']);
  });

  it('have the rejudge page for the super administrator alone [S2-2.2-22]', async () => {
    await open({ contest: sampleContest({ isContestAdmin: true, type: 1 }), roles: ['root'] });
    expect(tabs()).toEqual([...organisers, 'Rejudge']);
  });

  it('are shut but for the overview before the start, and say why [S2-2.2-17]', async () => {
    await open({ contest: sampleContest(scheduled) });
    expect(tabs()).toEqual(everybodys);
    expect(openTabs()).toEqual(['Overview']);
    expect(screen.getByText('Rank').title).toBe('The contest has not started yet.');
  });

  it('are shut in a private contest without access, open with it [S2-2.2-17]', async () => {
    await open({ contest: sampleContest({ auth: 1 }) });
    expect(openTabs()).toEqual(['Overview']);
    expect(screen.getByText('Rank').title).toBe('The contest asks for its password first.');
  });

  it.each([
    ['who registered for a private one', { contest: sampleContest({ auth: 1 }), access: true }],
    ['who only looks at a protected one', { contest: sampleContest({ auth: 2 }) }],
    [
      'its administrator before the start',
      { contest: sampleContest({ ...scheduled, auth: 1, isContestAdmin: true, type: 1 }) },
    ],
  ])('are open for %s', async (_who, opening) => {
    await open(opening);
    expect(openTabs()).toEqual(opening.contest.isContestAdmin ? organisers : everybodys);
  });
});

describe('the head of a contest', () => {
  it('has title, kind, people, rule, times, progress and the countdown [S2-2.2-1]', async () => {
    await open({ contest: sampleContest({ gid: 4, auth: 2, type: 1, startsIn: -hour }) });
    expect(screen.getByRole('link', { name: 'Autumn contest' })).toBeTruthy();
    expect(screen.getByText('Protected')).toBeTruthy();
    expect(screen.getByText('12 participants')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Class contest' }).getAttribute('href')).toBe(
      '/group/4',
    );
    expect(screen.getByTitle('Start').getAttribute('datetime')).toBe(
      '2026-11-21T11:00:00.000+00:00',
    );
    expect(screen.getByTitle('End').getAttribute('datetime')).toBe('2026-11-21T16:00:00.000+00:00');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
    expect(screen.getByRole('timer').textContent).toMatch(/^0(4:00:00|3:59:5\d)$/);
    expect(screen.getByText('Running')).toBeTruthy();
  });

  it.each([
    ['Recent', /latest submission/],
    ['Highest', /highest score/],
  ] as const)('says of OI which score counts: %s [S2-2.2-1]', async (oiRankScoreType, words) => {
    await open({ contest: sampleContest({ type: 1, oiRankScoreType }) });
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'OI' }).parentElement as HTMLElement);
    expect(screen.getByRole('tooltip').textContent).toMatch(words);
  });

  it('stands at nought once the contest has ended [S2-4-3]', async () => {
    await open({ contest: sampleContest(ended) });
    expect(screen.getByRole('timer').textContent).toBe('00:00:00');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('speaks of a start that is weeks away in words [S2-4-4]', async () => {
    await open({ contest: sampleContest({ startsIn: 12 * 24 * hour, endsIn: 13 * 24 * hour }) });
    expect(screen.getByRole('timer').textContent).toBe('in 12 days');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  });

  it('turns from scheduled to running to ended without a reload [S2-4-2, S2-4-3]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    const { asked } = await open({ contest: sampleContest({ startsIn: 5000, endsIn: hour }) });
    expect(openTabs()).toEqual(['Overview']);
    const before = asked.length;
    await wait(5200);
    expect(screen.getByText('Running')).toBeTruthy();
    expect(openTabs()).toEqual(everybodys);
    await wait(2000);
    expect(asked.length).toBeGreaterThan(before);
    await wait(hour);
    expect(screen.getByText('page without later, submits shut')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('00:00:00');
  });

  it('takes over times that are edited meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    let contest = sampleContest();
    await open({ more: { 'GET /api/get-contest-info': () => ok(contest) } });
    expect(screen.getByRole('timer').textContent).toMatch(/^0(4:00|3:59)/);
    contest = sampleContest({ endsIn: 5 * hour });
    await wait(61_000);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^04:58/));
  });

  it('hears of such edits at once where the live socket is open', async () => {
    const sockets = fakeSockets();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    let contest = sampleContest();
    await open({ more: { 'GET /api/get-contest-info': () => ok(contest) } });
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    const socket = sockets.opened[0] as FakeSocket;
    await act(async () => socket.accept());
    expect(socket.heard[0]?.topics).toContain('contest:7');
    contest = sampleContest({ endsIn: 5 * hour });
    await act(async () => socket.tell('contest:7', { kind: 'time', now: noon }));
    await wait(2000);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^04:59/));
  });
});

describe('a page whose tab is shut', () => {
  it('waits for the start, and comes by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    await open({
      contest: sampleContest({ startsIn: 3000, endsIn: hour }),
      route: 'ContestProblemList',
    });
    expect(await screen.findByText('The contest has not started yet.')).toBeTruthy();
    expect(screen.queryByText(/^page/)).toBeNull();
    await wait(3500);
    expect(screen.getByText(/^page/)).toBeTruthy();
  });

  it('asks for the password and opens with it [S2-2.2-4, S2-4-8]', async () => {
    let access = false;
    const { asked } = await open({
      contest: sampleContest({ auth: 1 }),
      route: 'ContestRank',
      more: {
        'GET /api/get-contest-access': () => ok({ access }),
        'POST /api/register-contest': () => {
          access = true;
          return ok(null);
        },
      },
    });
    expect(screen.queryByText(/^page/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Enter the contest' }));
    expect(await screen.findByText('Enter the contest password')).toBeTruthy();
    const field = screen.getByLabelText(/Contest password/);
    fireEvent.input(field, { target: { value: 'open sesame' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enter the contest' }));
    expect(await screen.findByText('Register contest successfully')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      cid: 7,
      password: 'open sesame',
    });
    expect(await screen.findByText(/^page/)).toBeTruthy();
    expect(openTabs()).toEqual(everybodys);
  });

  it.each([
    ['contest.wrong_password', 'The password is wrong'],
    ['contest.account_rule', 'Your account is not on the list of this contest'],
  ])('says what the server refuses: %s', async (key, words) => {
    await open({
      contest: sampleContest({ auth: 1 }),
      route: 'ContestRank',
      more: { 'POST /api/register-contest': refusal(400, key, words) },
    });
    const field = await screen.findByLabelText(/Contest password/);
    fireEvent.input(field, { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enter the contest' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/^page/)).toBeNull();
  });

  it('is nobody’s who has no such tab, and leads to the overview', async () => {
    await open({ route: 'ContestRejudgeAdmin' });
    expect(screen.queryByText(/^page/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'To the overview' })).toBeTruthy();
  });
});

describe('the settings', () => {
  it('are not there while the contest runs, nor where nothing follows it [S2-2.2-3]', async () => {
    await open({ contest: sampleContest({ ...ended, allowEndSubmit: false }) });
    expect(screen.queryByRole('button', { name: 'Settings of the contest' })).toBeNull();
  });

  it('let every page count what followed the contest [S2-2.2-2]', async () => {
    await open({ contest: sampleContest({ ...ended, allowEndSubmit: true }) });
    expect(screen.getByText('page without later, submits open')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Settings of the contest' }));
    fireEvent.click(screen.getByRole('switch', { name: /Contains submissions after the contest/ }));
    expect(screen.getByText('page with later, submits open')).toBeTruthy();
  });
});

describe('a contest that cannot be opened', () => {
  it('says so in the server’s words', async () => {
    enterSession(sampleUser());
    history.replaceState(null, '', '/contest/7');
    fakeServer({
      'GET /api/get-contest-info': refusal(400, 'contest.missing', 'There is no such contest'),
      'GET /api/get-contest-access': refusal(400, 'contest.missing', 'There is no such contest'),
    });
    await show(
      <ContestFrame route="ContestDetails">
        <Page />
      </ContestFrame>,
      [contestTexts],
    );
    expect(await screen.findByText('There is no such contest')).toBeTruthy();
  });
});
