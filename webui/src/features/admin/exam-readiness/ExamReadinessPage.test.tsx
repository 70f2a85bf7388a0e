import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminContestsTexts } from '../contests/texts';
import { adminDoctorTexts } from '../doctor/texts';
import { CheckCard } from './CheckCard';
import { FreezeCard } from './FreezeCard';
import { PreflightCard } from './PreflightCard';
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

  it('says in one sentence whether the server is fit', async () => {
    const check = (id: string, level: string) => ({
      ...{ id, group: 'exam', level, title: id, found: 'so', remedy: null, command: null },
    });
    const { asked } = fakeServer({
      'GET /api/admin/exam/preflight': ok({ running: false, now: null, checks: [] }),
      'POST /api/admin/exam/preflight': ok({
        running: false,
        now,
        checks: [check('disk', 'red'), check('exam.power', 'amber')],
      }),
    });
    await show(<PreflightCard />, texts);
    fireEvent.click(await screen.findByRole('button', { name: 'Look at the server' }));
    expect(await screen.findByText('1 thing must be mended before the exam.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
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
