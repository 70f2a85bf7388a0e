import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import BackupsPage from './BackupsPage';
import { adminBackupsTexts } from './texts';

const time = '2026-11-22T06:00:00.000+00:00';

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

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
