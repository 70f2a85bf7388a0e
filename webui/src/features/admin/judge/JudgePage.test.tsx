import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import JudgePage from './JudgePage';
import { adminJudgeTexts } from './texts';

const time = '2026-09-01T08:00:00.000+00:00';
const state = {
  pending: 2,
  running: 0,
  slots: 1,
  mostSlots: 4,
  oldestSeconds: 7,
  paused: false,
  pausedBy: null,
  pausedSince: null,
  reason: null,
  lanes: [{ lane: 1, name: 'submission', pending: 2 }],
  waiting: [
    {
      submitId: 31,
      displayPid: 'P1000',
      username: 'ann',
      cid: 0,
      lane: 1,
      position: 1,
      waitingSeconds: 7,
      queueReason: 'problem_paused',
    },
  ],
  runningList: [],
  workers: [{ name: 'local', state: 'up', slots: 1, running: 0, lastSeen: time, reason: null }],
  pausedProblems: [
    { pid: 1000, displayPid: 'P1000', username: 'root', since: time, reason: 'wrong data' },
  ],
  failed: [{ submitId: 5, displayPid: 'P7', status: 4, reason: 'no box', gmtModified: time }],
  stages: {
    count: 2,
    median: { waiting: 0.4, compiling: 301.5, running: 12, storing: 2.1 },
    newest: [{ submitId: 6, waiting: 0.4, compiling: 602.9, running: 12, storing: 2.2 }],
  },
};

async function open(role: string, more: Parameters<typeof fakeServer>[0] = {}) {
  enterSession(sampleUser({ uid: '9', username: 'staff', roleList: [role] }));
  const server = fakeServer({ 'GET /api/admin/judge/queue': ok(state), ...more });
  await show(<JudgePage />, [adminTexts, adminJudgeTexts]);
  await screen.findByText('the problem is paused');
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (server: { asked: { method: string; path: string; body: unknown }[] }) =>
  server.asked.filter((call) => call.method === 'PUT').map((call) => [call.path, call.body]);

describe('the judge page', () => {
  it('lets root pause it with a reason, and sets slots within the cores', async () => {
    const server = await open('root', {
      'PUT /api/admin/judge/pause': ok(null),
      'PUT /api/admin/judge/workers': ok(null),
    });
    press('Pause the judge');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.input(dialog.getByLabelText('Reason'), { target: { value: 'new cables' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const slots = screen.getByLabelText('Programs judged at once');
    fireEvent.input(slots, { target: { value: '5' } });
    press('Set');
    expect(await screen.findByText('A whole number from 1 to 4')).toBeTruthy();
    fireEvent.input(slots, { target: { value: '2' } });
    press('Set');
    expect(await screen.findByText('The judge now uses 2 slots')).toBeTruthy();
    expect(sent(server)).toEqual([
      ['/api/admin/judge/pause', { paused: true, reason: 'new cables' }],
      ['/api/admin/judge/workers', { count: 2 }],
    ]);
  });

  it('tells where the time between a submit and its verdict goes', async () => {
    await open('admin');
    screen.getByText(
      'Median of the last 2: waiting 0.4 ms, compiling 301.5 ms, running 12.0 ms, storing and telling 2.1 ms.',
    );
    const table = within(screen.getByRole('table', { name: 'From the submit to the verdict' }));
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      ...['6', '0.4 ms', '602.9 ms', '12.0 ms', '2.2 ms'],
    ]);
  });

  it('resumes a problem and judges again what failed', async () => {
    const server = await open('root', {
      'PUT /api/admin/judge/pause-problem': ok(null),
      'GET /api/admin/judge/rejudge': ok(null),
    });
    press('Resume P1000');
    press('Judge 5 again');
    await waitFor(() =>
      expect(server.asked.some((call) => call.query.get('submitId') === '5')).toBe(true),
    );
    expect(sent(server)).toEqual([
      ['/api/admin/judge/pause-problem', { pid: 1000, paused: false, reason: '' }],
    ]);
  });

  it('tells what keeps the slots busy when no submission does', async () => {
    enterSession(sampleUser({ roleList: ['admin'] }));
    const busy = { ...state, pending: 3, running: 1, waiting: [] };
    fakeServer({ 'GET /api/admin/judge/queue': ok(busy) });
    await show(<JudgePage />, [adminTexts, adminJudgeTexts]);
    expect(await screen.findByText(/busy with test runs, checks or previews/)).toBeTruthy();
    expect(screen.getByText(/3 test runs, checks or previews of a rejudge do/)).toBeTruthy();
  });

  it('shows other staff everything and lets them change nothing', async () => {
    await open('admin');
    expect(screen.getByText('no box')).toBeTruthy();
    for (const name of ['Pause the judge', 'Set', 'Resume P1000', 'Judge 5 again']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});
