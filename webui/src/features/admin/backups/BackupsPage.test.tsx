import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import BackupsPage from './BackupsPage';
import { adminBackupsTexts } from './texts';
import { useRestore } from './useRestore';

const time = '2026-11-22T06:00:00.000+00:00';
const done = { state: 'done', checked: 'none', size: 2048, gmtCreate: time, error: null };
const backups = [
  { ...done, name: 'oj-nightly-1.tar', kind: 'nightly', whole: true },
  { ...done, name: 'upgrade-1.sqlite3', kind: 'upgrade', whole: false },
];

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/admin/config/db-backup-list': ok(backups),
    'GET /api/admin/config/get-db-and-redis-config': ok({ dbName: '/data/oj.sqlite3' }),
    'GET /api/admin/config/get-service-info': ok({ databaseSize: 1, diskFree: 1, diskTotal: 2 }),
    'GET /api/admin/config/backup-settings': ok({ folder: '', disk: '', examKept: 12 }),
    'GET /api/admin/exam/backup': ok({ running: false, places: [] }),
    'GET /api/admin/config/db-restore': ok({ state: 'idle', name: '', error: null }),
    ...more,
  });
  await show(<BackupsPage />, [adminTexts, adminBackupsTexts, widgetsTexts]);
  await screen.findAllByText('2.0 KB');
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of backups', () => {
  it('lists them, and starts one', async () => {
    const { asked } = await open({
      'POST /api/admin/config/db-backup': ok({ name: 'oj-manual-1.tar' }),
      'POST /api/admin/config/cache-clear': ok({ cleared: 14 }),
    });
    expect(await screen.findByText('/data/oj.sqlite3')).toBeTruthy();
    expect(screen.getAllByText('database only', { selector: 'td > span' })).toHaveLength(1);
    press('Back up now');
    await waitFor(() => expect(asked.some((call) => call.path.endsWith('/db-backup'))).toBe(true));
    press('Clear caches');
    expect(await screen.findByText('14 entries cleared')).toBeTruthy();
  });

  it('puts one back after a question, and says what the server made of it', async () => {
    let state = { state: 'idle', name: '', error: null as string | null };
    const { asked } = await open({
      'GET /api/admin/config/db-restore': () => ok(state),
      'POST /api/admin/config/db-restore': () => {
        state = { state: 'failed', name: 'oj-nightly-1.tar', error: 'its checksums differ' };
        return ok(null);
      },
    });
    press('Restore oj-nightly-1.tar');
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText(/log in again with the password you had at that time/),
    ).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/nothing was changed: its checksums differ/)).toBeTruthy();
    const sent = asked.find((call) => call.method === 'POST');
    expect(sent?.body).toEqual({ name: 'oj-nightly-1.tar' });
  });

  it('says of one that a check found bad that it is, and why, and asks before it is restored', async () => {
    const bad = { ...done, name: 'oj-bad.tar', kind: 'nightly', whole: true };
    const told = { ...bad, checked: 'bad', error: 'its checksums differ' };
    const good = { ...done, name: 'oj-good.tar', kind: 'nightly', whole: true, checked: 'good' };
    await open({ 'GET /api/admin/config/db-backup-list': ok([told, good]) });
    const row = screen.getByText('oj-bad.tar').closest('tr');
    expect(row?.textContent).toContain('found bad');
    expect(row?.textContent).toContain('its checksums differ');
    expect(row?.textContent).not.toContain('done');
    expect(screen.getByText('oj-good.tar').closest('tr')?.textContent).toContain('found good');
    press('Restore oj-bad.tar');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/bad: its checksums differ/)).toBeTruthy();
  });

  it('reads the list again once a check has ended', async () => {
    const check = { kind: 'drill', name: 'oj-nightly-1.tar', username: '', at: time, tookMs: 9 };
    const bad = { ...check, files: 0, size: 0, rows: {}, error: 'its checksums differ' };
    const running = { kind: 'drill', name: 'oj-nightly-1.tar' };
    let isOver = false;
    await open({
      'GET /api/admin/config/db-backup-list': () =>
        ok(isOver ? [{ ...backups[0], checked: 'bad', error: bad.error }] : backups),
      'GET /api/admin/config/backup-checks': () =>
        ok(isOver ? { running: null, checks: [bad] } : { running, checks: [] }),
    });
    await screen.findByText(/Checking oj-nightly-1.tar/);
    expect(screen.queryByText('found bad')).toBeNull();
    isOver = true;
    expect(await screen.findByText('found bad', {}, { timeout: 20_000 })).toBeTruthy();
  }, 60_000);

  it('shows at its field why a folder takes no backup', async () => {
    await open({
      'PUT /api/admin/config/backup-settings': refusal(
        400,
        'backup.bad_folder',
        'No backup can go there: nothing is mounted at /mnt/usb',
      ),
    });
    const field = screen.getByLabelText(/^Folder on the server/);
    fireEvent.input(field, { target: { value: '/mnt/usb' } });
    press('Save');
    expect(await screen.findByText(/nothing is mounted at \/mnt\/usb/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is loaded anew once the site runs on what was put back', async () => {
    const states = ['running', 'done', 'idle'];
    fakeServer({
      'GET /api/admin/config/db-restore': () =>
        ok({ state: states.length > 1 ? states.shift() : states[0], name: 'a', error: null }),
    });
    const reload = vi.fn();
    function Watching() {
      return <p>{useRestore(reload).isUnderWay ? 'under way' : 'over'}</p>;
    }
    await show(<Watching />, [adminTexts, adminBackupsTexts, widgetsTexts]);
    expect(await screen.findByText('under way')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  }, 60_000);

  it('shows how the backups of a running exam went, and keeps the label of a disk', async () => {
    const place = { place: 'STICK', folder: '', at: time, name: null, size: 0, tookMs: 0 };
    const { asked } = await open({
      'GET /api/admin/exam/backup': ok({
        running: true,
        places: [{ ...place, apart: false, error: 'no disk is named STICK' }],
      }),
      'PUT /api/admin/config/backup-settings': ok(null),
    });
    expect(await screen.findByText('no disk is named STICK')).toBeTruthy();
    expect(screen.getByText('An exam is running now.')).toBeTruthy();
    const label = screen.getByRole('textbox', { name: /Label of the disk/ });
    fireEvent.input(label, { target: { value: 'OJ-BACKUP' } });
    press('Save for exams');
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
        disk: 'OJ-BACKUP',
        examKept: 12,
      }),
    );
  });
});
