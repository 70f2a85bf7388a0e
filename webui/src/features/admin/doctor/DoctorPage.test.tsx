import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import DoctorPage from './DoctorPage';
import { adminDoctorTexts } from './texts';

const time = '2026-11-22T06:00:00.000+00:00';
const check = (id: string, level: string, more: object = {}) => ({
  ...{ id, group: 'server', level, title: `Title of ${id}`, found: `found ${id}` },
  ...{ remedy: null, command: null, mend: null, ...more },
});

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

const details = { selfTestAt: null, selfTestRunning: false, setAside: 0, slowRequests: [] };
const slow = { statement: 'SELECT ? FROM t', count: 2, totalMs: 900, worstMs: 600, lastAt: time };
const answers = {
  'GET /api/admin/health/details': ok(details),
  'GET /api/admin/doctor/slow-queries': ok({ slowMs: 200, queries: [slow] }),
};
const posted = ({ asked }: ReturnType<typeof fakeServer>) =>
  asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
const told = (...checks: object[]) => ok({ status: 'red', now: time, checks });

describe('the page Health', () => {
  it('names the worst first, with what mends it, and measures again', async () => {
    const server = fakeServer({
      ...answers,
      'GET /health': told(
        check('clock', 'red', {
          remedy: 'Set the clock:',
          command: 'date -s now',
          mend: 'measure',
        }),
        check('disk', 'green'),
      ),
      'POST /api/admin/doctor/run': ok({ now: time, checks: [] }),
    });
    await show(<DoctorPage />, [adminTexts, adminDoctorTexts]);
    expect(await screen.findByText('1 thing must be fixed before an exam.')).toBeTruthy();
    const items = screen.getAllByRole('listitem').filter((item) => item.dataset.level);
    expect(items.map((item) => item.dataset.level)).toEqual(['red', 'green']);
    expect(items[0]?.textContent).toContain('Must be fixed');
    expect(items[0]?.textContent).toContain('date -s now');
    expect(await screen.findByText('SELECT ? FROM t')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Measure again: Title of clock' }));
    await waitFor(() => expect(posted(server)).toEqual(['/api/admin/doctor/run']));
  });

  it('does what mends a line, and leads to the page where it is done by hand', async () => {
    const server = fakeServer({
      ...answers,
      'GET /health': told(
        check('backup', 'amber', { mend: 'backUp' }),
        check('health.address', 'amber', { mend: 'openAddress' }),
      ),
      'POST /api/admin/config/db-backup': ok({ name: 'oj-manual.tar' }),
    });
    await show(<DoctorPage />, [adminTexts, adminDoctorTexts]);
    fireEvent.click(await screen.findByRole('button', { name: 'Back up now: Title of backup' }));
    await waitFor(() => expect(posted(server)).toEqual(['/api/admin/config/db-backup']));
    const way = screen.getByRole('link', { name: 'Open Addresses' });
    expect(way.getAttribute('href')).toBe('/admin/address');
  });

  it('offers no button for what only root may do', async () => {
    enterSession(sampleUser({ roleList: ['admin'], permissions: ['system_info_admin'] }));
    fakeServer({ ...answers, 'GET /health': told(check('backup', 'amber', { mend: 'backUp' })) });
    await show(<DoctorPage />, [adminTexts, adminDoctorTexts]);
    expect(await screen.findByText('found backup')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Back up now/ })).toBeNull();
  });
});
