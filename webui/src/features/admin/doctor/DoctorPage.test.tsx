import { fireEvent, screen } from '@testing-library/preact';
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
  ...{ remedy: null, command: null, ...more },
});

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the health check', () => {
  const checks = [
    check('disk', 'green'),
    check('clock', 'red', { remedy: 'Set the clock:', command: 'date -s now' }),
  ];
  const slow = { statement: 'SELECT ? FROM t', count: 2, totalMs: 900, worstMs: 600, lastAt: time };

  it('names the worst first, with what mends it, and measures again', async () => {
    fakeServer({
      'GET /api/admin/doctor': ok({ now: time, checks }),
      'POST /api/admin/doctor/run': ok({ now: time, checks: [check('disk', 'green')] }),
      'GET /api/admin/doctor/slow-queries': ok({ slowMs: 200, queries: [slow] }),
    });
    await show(<DoctorPage />, [adminTexts, adminDoctorTexts]);
    expect(await screen.findByText('1 thing must be mended before an exam.')).toBeTruthy();
    const items = screen.getAllByRole('listitem').filter((item) => item.dataset.level);
    expect(items.map((item) => item.dataset.level)).toEqual(['red', 'green']);
    expect(items[0]?.textContent).toContain('Must be fixed');
    expect(items[0]?.textContent).toContain('date -s now');
    expect(await screen.findByText('SELECT ? FROM t')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Measure again' }));
    expect(await screen.findByText('Everything is fine.')).toBeTruthy();
  });
});
