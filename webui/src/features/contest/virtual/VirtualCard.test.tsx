import { screen, waitFor, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContestContext } from '../../../entities/contest/ContestContext';
import type { Contest } from '../../../entities/contest/contestQueries';
import { useOpenContest } from '../../../entities/contest/useOpenContest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { hour, noon, sampleContest } from '../../../testing/sampleContest';
import { sampleRow } from '../../../testing/sampleSubmissions';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import OverviewPage from '../overview/OverviewPage';
import { contestTexts } from '../texts';
import type { Virtual } from './virtualQueries';

vi.mock('../../../app/routes', async (original) =>
  (await import('../../../testing/readyRoutes')).readyRoutes(await original()),
);

const ended = { startsIn: -3 * hour, endsIn: -hour };
const before: Virtual = {
  state: 'none',
  refusal: null,
  startedAt: null,
  endsAt: null,
  now: '2026-11-21T12:00:00.000+00:00',
  result: null,
};
const running: Virtual = {
  ...before,
  state: 'running',
  startedAt: before.now,
  endsAt: '2026-11-21T14:00:00.000+00:00',
};
const over: Virtual = { ...running, state: 'ended', refusal: 'contest.virtual_taken' };
const row = {
  rank: 3,
  uid: 'a',
  username: 'ann',
  nickname: null,
  realname: null,
  school: null,
  gender: 'secrecy',
  avatar: null,
  rankShowName: 'ann',
  isWinAward: false,
  awardName: null,
  awardBackground: null,
  awardColor: null,
  totalTime: 3660,
  submissionInfo: {},
  isVirtual: true,
};

function Overview({ contest, isAdmin = false }: { contest: Contest; isAdmin?: boolean }) {
  const open = useOpenContest(contest, { isAdmin, hasAccess: false });
  return (
    <ContestContext.Provider value={open}>
      <OverviewPage />
    </ContestContext.Provider>
  );
}

async function open(
  virtual: Virtual,
  contest: Contest = sampleContest(ended),
  isAdmin = false,
  submissions: (page: number) => unknown = () => ({ records: [], total: 0 }),
) {
  const server = fakeServer({
    'GET /api/get-contest-virtual': () => ok(virtual),
    'POST /api/start-contest-virtual': () => ok(running),
    'POST /api/end-contest-virtual': () => ok(over),
    'GET /api/contest-submissions': ({ query }) =>
      ok(submissions(Number(query.get('currentPage')))),
  });
  await show(<Overview contest={contest} isAdmin={isAdmin} />, [contestTexts]);
  await screen.findByText('About the contest');
  return server;
}

beforeEach(() => {
  synchronise(noon);
  enterSession(sampleUser({ uid: 'a' }));
});

const calls = ({ asked }: ReturnType<typeof fakeServer>, call: string) =>
  asked.filter(({ method, path }) => `${method} ${path}` === call);
const offer = () => screen.queryByRole('button', { name: 'Take part virtually' });

describe('virtual participation', () => {
  it('is offered once a contest has ended, and starts when it was confirmed', async () => {
    const server = await open(before);
    await userEvent.click(await screen.findByRole('button', { name: 'Take part virtually' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2 hours');
    expect(calls(server, 'POST /api/start-contest-virtual')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start now' }));
    await waitFor(() => expect(calls(server, 'POST /api/start-contest-virtual')).toHaveLength(1));
  });

  it.each([
    ['while the contest runs', sampleContest(), false],
    ['to who manages it', sampleContest(ended), true],
    ['before the password of a private one', sampleContest({ ...ended, auth: 1 }), false],
  ])('is not offered %s', async (_when, contest, isAdmin) => {
    const server = await open(before, contest, isAdmin);
    expect(offer()).toBeNull();
    expect(calls(server, 'GET /api/get-contest-virtual')).toHaveLength(0);
  });

  it('says why it waits, or asks for the password first', async () => {
    await open({ ...before, refusal: 'contest.virtual_sealed' });
    await screen.findByText(/as soon as the results of this contest are public/);
    expect(offer()).toBeNull();
  });

  it('asks for the password of a protected contest first', async () => {
    await open(
      { ...before, refusal: 'contest.register_first' },
      sampleContest({ ...ended, auth: 2 }),
    );
    await screen.findByText('Who knows the password can take part virtually.');
    await screen.findByText('Password required');
    expect(offer()).toBeNull();
  });

  it('is ended early when that was confirmed', async () => {
    const server = await open(running, sampleContest({ isVirtual: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'End it now' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(calls(server, 'POST /api/end-contest-virtual')).toHaveLength(1));
  });

  it('tells the place that one would have had, and what was submitted', async () => {
    const result = { rank: 3, participants: 41, row: { ...row, ac: 4, total: 6 } };
    const server = await open({ ...over, result });
    await screen.findByText('Place 3');
    await screen.findByText('beside 41 ranked participants');
    await screen.findByText('4 solved, 61 min');
    await userEvent.click(screen.getByRole('button', { name: 'What I submitted' }));
    await screen.findByText('Nothing was submitted.');
    expect(calls(server, 'GET /api/contest-submissions')[0]?.query.get('virtual')).toBe('true');
  });

  it('lists what was submitted page by page', async () => {
    await open(over, undefined, false, (page) => ({
      records: [sampleRow({ submitId: 1000 + page })],
      total: 16,
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'What I submitted' }));
    await screen.findByText('1001');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('1002');
  });

  it('tells points in OI, and stars that they have no place', async () => {
    const result = { rank: null, participants: 1, row: { ...row, totalScore: 250 } };
    await open({ ...over, result }, sampleContest({ ...ended, type: 1 }));
    await screen.findByText('Not ranked');
    await screen.findByText('250 points');
  });

  it('without a result says so', async () => {
    await open(over);
    await screen.findByText(/There is no result/);
  });
});
