import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import BackupsPage from '../backups/BackupsPage';
import { adminBackupsTexts } from '../backups/texts';
import LanguagesPage from '../languages/LanguagesPage';
import { adminLanguagesTexts } from '../languages/texts';
import RolesPage from '../roles/RolesPage';
import { adminRolesTexts } from '../roles/texts';
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

describe('the page of backups', () => {
  it('lists them, and starts one', async () => {
    const backup = { name: 'nightly-1.sqlite3', kind: 'nightly', size: 2048, gmtCreate: time };
    const { asked } = fakeServer({
      'GET /api/admin/config/db-backup-list': ok([{ ...backup, state: 'done', error: null }]),
      'GET /api/admin/config/get-db-and-redis-config': ok({ dbName: '/data/oj.sqlite3' }),
      'GET /api/admin/config/get-service-info': ok({
        databaseSize: 1,
        diskFree: 1,
        diskTotal: 2,
      }),
      'POST /api/admin/config/db-backup': ok({ name: 'manual-1.sqlite3' }),
      'POST /api/admin/config/cache-clear': ok({ cleared: 14 }),
    });
    await show(<BackupsPage />, [adminTexts, adminBackupsTexts]);
    expect(await screen.findByText('2.0 KB')).toBeTruthy();
    expect(await screen.findByText('/data/oj.sqlite3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back up now' }));
    await waitFor(() => expect(asked.some((call) => call.path.endsWith('/db-backup'))).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Clear caches' }));
    expect(await screen.findByText('14 entries were dropped')).toBeTruthy();
  });
});

describe('the page of languages', () => {
  it('says what is installed, and arranges one', async () => {
    const language = {
      ...{ id: 3, name: 'Python3', description: 'Python3', template: '', codeTemplate: '' },
      ...{ seq: 5, status: 0, installed: true, version: '3.11.2', compileCommand: 'python3' },
    };
    const { asked } = fakeServer({
      'GET /api/admin/language': ok([
        language,
        { ...language, id: 4, name: 'PyPy2', installed: false, version: '' },
      ]),
      'PUT /api/admin/language': ok(null),
    });
    await show(<LanguagesPage />, [adminTexts, adminLanguagesTexts]);
    expect(await screen.findByText('3.11.2')).toBeTruthy();
    expect(screen.getByText('not installed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Arrange Python3' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Offer it to pupils' }));
    fireEvent.input(screen.getByLabelText(/^Order/), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
      ...{ id: 3, description: 'Python3', template: '', codeTemplate: '', seq: 12, status: 1 },
    });
  });
});

describe('the page of roles', () => {
  const permission = { id: 1, name: 'submit', permission: 'submit', status: 0 };
  const role = { role: 'admin', description: 'admin', status: 0 };

  it('changes what a role may do, but not the super administrator', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/role/list': ok(
        [1000, 1001].map((id) => ({ ...role, id, userCount: id - 999 })),
      ),
      'GET /api/admin/auth/list': ok([permission, { ...permission, id: 2, permission: 'rejudge' }]),
      'GET /api/admin/role-auth': ({ query }) =>
        ok({ ...role, id: Number(query.get('roleId')), auths: [permission] }),
      'PUT /api/admin/role-auth': ok(null),
    });
    await show(<RolesPage />, [adminTexts, adminRolesTexts]);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Judge again/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
        roleId: 1001,
        authIds: [1, 2],
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Super administrator/ }));
    expect(await screen.findByText(/may do everything/)).toBeTruthy();
    const card = screen.getByText(/may do everything/).closest('section') as HTMLElement;
    for (const box of within(card).getAllByRole('checkbox')) {
      expect(box).toHaveProperty('disabled', true);
    }
  });
});
