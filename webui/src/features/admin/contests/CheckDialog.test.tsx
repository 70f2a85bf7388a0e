import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { CheckDialog } from './CheckDialog';
import { adminContestsTexts } from './texts';

const now = '2026-11-23T07:10:00.000+00:00';
const contest = { id: 7, title: 'Spring' };
const finding = (key: string, severity: string, where: string, pid: number | null = null) => ({
  key: `contest_check.${key}`,
  severity,
  where,
  pid,
  message: `About ${key}`,
});
const open = () =>
  show(<CheckDialog contest={contest} onClose={() => undefined} />, [adminContestsTexts]);

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the check of a contest', () => {
  it('lists what was found, each with the page that mends it', async () => {
    const findings = [
      finding('no_data', 'error', 'problem', 3),
      finding('no_solution', 'warning', 'solutions', 3),
      finding('oi_unsealed', 'hint', 'settings'),
    ];
    fakeServer({ 'GET /api/admin/contest/check': ok({ findings, unchecked: [], now }) });
    await open();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ErrorAbout no_dataTo the problem',
      'WarningAbout no_solutionTo the solutions',
      'HintAbout oi_unsealedTo the settings',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/contest/7/problem/3/edit',
      '/admin/contest/7/problem/3/edit?step=check',
      '/admin/contest/7/edit',
    ]);
  });

  it('has the reference solutions run that nobody ran, and looks again', async () => {
    let isRun = false;
    const check = () => {
      const findings = isRun ? [] : [finding('solution_not_run', 'warning', 'solutions', 3)];
      return ok({ findings, unchecked: isRun ? [] : [3], now });
    };
    const { asked } = fakeServer({
      'GET /api/admin/contest/check': check,
      'POST /api/admin/problem/check': () => {
        isRun = true;
        return ok({ key: 'k' });
      },
      'GET /api/admin/problem/check': ok({ state: 'done', done: 1, total: 1, rows: [] }),
    });
    await open();
    fireEvent.click(
      await screen.findByRole('button', { name: 'Run the reference solutions of 1 problem' }),
    );
    expect(await screen.findByText('Nothing found: this contest can be held.')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ pid: 3 });
  });

  it('is run again by its button', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/contest/check': ok({ findings: [], unchecked: [], now }),
    });
    await open();
    await screen.findByText('Nothing found: this contest can be held.');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
