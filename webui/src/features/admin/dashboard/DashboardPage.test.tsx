import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import AdminHomePage from '../AdminHomePage';
import { adminTexts } from '../texts';
import DashboardPage from './DashboardPage';
import { adminDashboardTexts } from './texts';

const time = '2026-11-22T06:00:00.000+00:00';
const days = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${String(index + 9).padStart(2, '0')}`,
  total: index,
  people: index === 13 ? 5 : 1,
  verdicts: index === 0 ? [] : [{ status: 0, count: index }],
}));
const sample = { time, waiting: 3, oldestSeconds: 7 };
const clock = {
  now: time,
  computer: time,
  jumpMs: 0,
  held: false,
  doubtful: false,
  lastKnown: null as string | null,
  running: false,
};
const answers = {
  'GET /api/admin/server-time': ok(clock),
  'GET /api/admin/dashboard/get-dashboard-info': ok({
    userNum: 321,
    recentContestNum: 0,
    todayJudgeNum: 13,
  }),
  'GET /api/admin/dashboard/statistics': ok({
    days,
    queue: sample,
    queueHistory: [sample, sample],
    failedToday: 0,
    paused: false,
  }),
  'GET /api/admin/config/get-service-info': ok({
    backupCores: 2,
    backupPercentCpuLoad: '12.34%',
    backupPercentMemoryLoad: '40.00%',
    version: '0.1.0',
    pythonVersion: '3.11',
    sqliteVersion: '3.40',
    diskFree: 1,
    diskTotal: 10,
    databaseSize: 2048,
    uptimeSeconds: 90_000,
    lastBackup: null,
  }),
  'GET /api/admin/config/get-judge-service-info': ok([{ maxTaskNum: 4, runningTasks: 1 }]),
  'GET /health': ok({
    status: 'amber',
    now: time,
    checks: [
      {
        ...{ id: 'disk', group: 'server', level: 'amber', title: 'Disk space', found: '10% free' },
        ...{ remedy: null, command: null, mend: 'makeRoom' },
      },
      {
        ...{ id: 'judge.huge_pages', group: 'judge', level: 'amber', title: 'Huge pages' },
        ...{ found: 'always', remedy: null, command: null, mend: 'measure' },
      },
    ],
  }),
  'POST /api/admin/dashboard/get-sessions': ok({
    id: 7,
    uid: '1',
    userAgent: 'Firefox',
    ip: '192.168.1.9',
    gmtCreate: time,
    gmtModified: time,
  }),
};

async function open(role: string, further = {}) {
  enterSession(sampleUser({ roleList: [role] }));
  const server = fakeServer({ ...answers, ...further });
  await show(<DashboardPage />, [adminTexts, adminDashboardTexts]);
  await screen.findByText('321');
  return server;
}

describe('the dashboard', () => {
  beforeEach(() => history.replaceState(null, '', '/admin/dashboard'));

  it('shows the numbers, the judge, the disk and the former session [S3-2.13-3a]', async () => {
    await open('root');
    const today = screen.getByText('by 5 people').closest('li');
    expect(today?.textContent).toBe('Submissions today13by 5 people');
    expect(screen.getByText('1 / 4')).toBeTruthy();
    expect(screen.getByText('the longest for 7 s')).toBeTruthy();
    expect(screen.getByText('1 d 1 h')).toBeTruthy();
    expect(await screen.findByText('192.168.1.9')).toBeTruthy();
    const warning = await screen.findByText(/Disk space: 10% free/);
    const way = within(warning).getByRole('link', { name: 'Have a look' });
    expect(way.getAttribute('href')).toBe('/admin/doctor');
  });

  it('says in words and in tables what the charts draw', async () => {
    await open('root');
    expect(
      screen.getByRole('img', {
        name: /by result: Accepted 91, Wrong answer 0, Time or memory 0/,
      }),
    ).toBeTruthy();
    const table = screen.getByRole('table', { name: 'People who submitted', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true }).at(-1)?.textContent).toBe(
      '2026-11-225',
    );
    expect(
      screen.getByRole('img', { name: 'The longest wait since measuring began was 7 seconds' }),
    ).toBeTruthy();
  });

  it('offers an ordinary administrator no way to pages of root', async () => {
    await open('admin');
    expect(await screen.findByText(/Disk space: 10% free/)).toBeTruthy();
    expect(screen.queryByText(/Huge pages/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Have a look' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull();
  });

  it('asks root which time is right after a start with a lost clock, and tells others', async () => {
    const lost = { ...clock, doubtful: true, jumpMs: -3_600_000, lastKnown: time };
    const server = await open('root', {
      'GET /api/admin/server-time': ok(lost),
      'POST /api/admin/server-time': ok(clock),
    });
    const notice = await screen.findByText(/this server was last alive at/);
    expect(notice.closest('[role=alert]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: "Go on by the server's time" }));
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: "Go on by the server's time" }));
    await waitFor(() =>
      expect(
        server.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('time')),
      ).toMatchObject([{ body: { take: 'server' } }]),
    );
  });

  it('tells an administrator of a jump, without the choice', async () => {
    await open('admin', {
      'GET /api/admin/server-time': ok({ ...clock, held: true, jumpMs: 3_600_000 }),
    });
    expect(await screen.findByText(/was set 1 hour ahead/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: "Follow the computer's clock" })).toBeNull();
  });

  it('is where /admin leads [S3-2.13-2]', async () => {
    history.replaceState(null, '', '/admin');
    await show(<AdminHomePage />);
    expect(location.pathname).toBe('/admin/dashboard');
  });
});
