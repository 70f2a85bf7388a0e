import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { paths } from '../../../app/routes';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { sampleTimedWork } from '../../../testing/sampleTimedWork';
import { show } from '../../../testing/show';
import { adminContestsTexts } from '../contests/texts';
import { adminDashboardTexts } from '../dashboard/texts';
import { adminDoctorTexts } from '../doctor/texts';
import { adminTimedWorkTexts } from '../timed-work/texts';
import { CheckCard } from './CheckCard';
import ExamReadinessPage from './ExamReadinessPage';
import { FreezeCard } from './FreezeCard';
import { PreflightCard } from './PreflightCard';
import { RehearsalCard } from './RehearsalCard';
import { adminExamReadinessTexts } from './texts';

const now = '2026-11-23T07:10:00.000+00:00';
const texts = [adminExamReadinessTexts, adminContestsTexts, adminDoctorTexts];

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('what is done before an exam', () => {
  it('lists what the check found, each with the page that mends it', async () => {
    const finding = (key: string, severity: string, where: string, pid: number | null) => ({
      ...{ key, severity, where, pid, message: `About ${key}` },
    });
    const findings = [
      finding('exam_check.no_points', 'error', 'problems', null),
      finding('contest_check.no_solution', 'warning', 'solutions', 3),
    ];
    fakeServer({ 'GET /api/admin/exam/check': ok({ findings, unchecked: [], now }) });
    await show(<CheckCard tid={7} />, texts);
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/timedwork/7/problems',
      '/admin/problem/edit/3?step=check',
    ]);
  });

  describe("the server's clock", () => {
    const open = async (changes: object) => {
      history.replaceState(null, '', '/admin/timedwork/5/readiness');
      const clock = { now, computer: now, jumpMs: 0, held: false, doubtful: false };
      fakeServer({
        'GET /api/homework/get-timed-work-info': ok(sampleTimedWork()),
        'GET /api/admin/server-time': ok({ ...clock, lastKnown: null, running: true, ...changes }),
        'GET /api/admin/exam/dry-run': ok({ dryRun: null, versions: [] }),
        'GET /api/admin/exam/room-checks': ok({ green: 0, total: 0, seats: [] }),
        'GET /api/admin/exam/preflight': ok({ running: false, now: null, checks: [] }),
        'GET /api/admin/exam/freeze': ok({
          ...{ mode: 'auto', minutesBefore: 0, frozen: false, exams: [] },
        }),
      });
      await show(<Route path={paths.AdminExamReadiness} component={ExamReadinessPage} />, [
        ...texts,
        adminDashboardTexts,
        adminTimedWorkTexts,
      ]);
      await screen.findByText('Not frozen now');
    };

    it('is not spoken of while it is followed', async () => {
      await open({});
      expect(screen.queryByText(/computer's clock/)).toBeNull();
    });

    it('was set while something runs: the page says so, and root may follow it', async () => {
      await open({ held: true, jumpMs: -3_600_000 });
      expect(
        await screen.findByText(/^The computer's clock was set back by 1 hour, to /),
      ).toBeTruthy();
      expect(
        screen.getAllByRole('button', { name: /clock$|time$/ }).map((it) => it.textContent),
      ).toEqual(["Follow the computer's clock"]);
    });

    it('is doubted: the page says that students stay outside, staff who are not root cannot decide', async () => {
      enterSession(sampleUser({ roleList: ['admin'] }));
      await open({ doubtful: true, lastKnown: now, jumpMs: -86_400_000 });
      const notice = await screen.findByText(/timed works stay shut for students/);
      expect(notice.closest('[role=alert]')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /clock$|time$/ })).toBeNull();
    });
  });

  it('says in one sentence whether the server is fit', async () => {
    const check = (id: string, level: string) => ({
      ...{ id, group: 'exam', level, title: id, found: 'so', remedy: null, command: null },
    });
    const { asked } = fakeServer({
      'GET /api/admin/exam/preflight': ok({ running: false, now: null, checks: [] }),
      'POST /api/admin/exam/preflight': ok({
        running: false,
        now,
        checks: [check('disk', 'red'), check('exam.power', 'amber'), check('clock', 'green')],
      }),
    });
    await show(<PreflightCard />, texts);
    fireEvent.click(await screen.findByRole('button', { name: 'Look at the server' }));
    expect(await screen.findByText('1 thing must be mended before the exam.')).toBeTruthy();
    // What is well is folded away.
    const isFolded = (title: string) => screen.getByText(title).closest('details')?.open === false;
    expect(['disk', 'exam.power', 'clock'].map(isFolded)).toEqual([false, false, true]);
    expect(screen.getByText('1 check is well')).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('holds a rehearsal of the size that was typed, and tells what it found in words first', async () => {
    const call = (kind: string, requests: number, failures: number) => ({
      ...{ kind, requests, failures, p50: 10.4, p95: 20.6, worst: 30 },
    });
    const last = {
      ...{ began: now, students: 30, seconds: 60, slots: 2, judged: 30, memoryMb: 180.2 },
      ...{ verdictP50: 400, verdictP95: 1250, lastMinuteSeconds: 9 },
      calls: [call('submit', 30, 1), call('login', 31, 0)],
      remarks: [{ key: 'any', severity: 'warning', message: 'What would break first' }],
    };
    let state = { state: 'idle', other: false, last: null as object | null };
    const { asked } = fakeServer({
      'GET /api/admin/exam/rehearsal': () => ok(state),
      'POST /api/admin/exam/rehearsal': () => {
        state = { ...state, last };
        return ok(state);
      },
    });
    await show(<RehearsalCard tid={7} />, texts);
    const begin = await screen.findByRole('button', { name: 'Hold a rehearsal' });
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    type('Seconds of work', '4');
    expect(begin.hasAttribute('disabled')).toBe(true);
    type('Seconds of work', '60');
    type('Students', '30');
    fireEvent.click(begin);
    expect(await screen.findByText('What would break first')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ tid: 7, students: 30, seconds: 60 },
    });
    expect(screen.getByText(/^30 programs judged: half within 0.4 s/)).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Log in', '31', '0', '10', '21'],
      ['Submit', '30', '1', '10', '21'],
    ]);
  });

  it('says beside the field why a rehearsal cannot begin', async () => {
    fakeServer({
      'GET /api/admin/exam/rehearsal': ok({ state: 'none', other: false, last: null }),
    });
    await show(<RehearsalCard tid={7} />, texts);
    const begin = await screen.findByRole('button', { name: 'Hold a rehearsal' });
    expect(begin.hasAttribute('disabled')).toBe(false);
    const type = (field: string, value: string) =>
      fireEvent.input(screen.getByLabelText(field), { target: { value } });
    type('Students', '501');
    expect(await screen.findByText('1 to 500 students')).toBeTruthy();
    expect(begin.hasAttribute('disabled')).toBe(true);
    type('Students', '500');
    type('Seconds of work', '4');
    expect(await screen.findByText('5 to 600 seconds')).toBeTruthy();
    expect(screen.queryByText('1 to 500 students')).toBeNull();
  });

  it('freezes by hand, and says for which exam it is frozen', async () => {
    const exams = [{ tid: 7, title: 'The exam', startTime: now, endTime: now }];
    const state = { minutesBefore: 0, frozen: true, exams };
    let mode = 'auto';
    const { asked } = fakeServer({
      'GET /api/admin/exam/freeze': () => ok({ ...state, mode }),
      'PUT /api/admin/exam/freeze': () => {
        mode = 'on';
        return ok({ ...state, mode });
      },
    });
    await show(<FreezeCard />, texts);
    expect(await screen.findByText(/Frozen for “The exam”/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Frozen now' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        ...{ mode: 'on', minutesBefore: 0 },
      }),
    );
    // The end of the exam does not end it.
    expect(await screen.findByText('Frozen by hand, until somebody ends it')).toBeTruthy();
    expect(screen.queryByText(/Frozen for “The exam”/)).toBeNull();
  });
});
