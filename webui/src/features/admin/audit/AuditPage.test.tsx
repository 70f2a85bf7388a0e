import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import AuditPage from './AuditPage';
import { adminAuditTexts } from './texts';

const row = {
  id: 8,
  time: '2026-11-20T01:30:00.000+00:00',
  uid: '1',
  username: 'root',
  ip: '10.0.0.7',
  action: 'config.update',
  target: '{"section":"web"}',
  before: '{"name":"Old","short":"x"}',
  after: '{"name":"New","short":"x"}',
  reason: null,
};

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the audit log', () => {
  it('names what was changed in words, not by fields of the calls', async () => {
    const made = { ...row, action: 'contest.create', target: '{"cid":7,"title":"Spring"}' };
    fakeServer({
      'GET /api/admin/audit-log': ok({ records: [made], total: 1, size: 20, current: 1, pages: 1 }),
      'GET /api/admin/audit-log/actions': ok([]),
    });
    await show(<AuditPage />, [adminTexts, adminAuditTexts]);
    expect(await screen.findByText('Contest 7 · Title Spring')).toBeTruthy();
  });

  it('shows what a change was before and after, and finds by user, action and day', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/audit-log': ok({ records: [row], total: 1, size: 20, current: 1, pages: 1 }),
      'GET /api/admin/audit-log/actions': ok(['config.update', 'new.action']),
    });
    await show(<AuditPage />, [adminTexts, adminAuditTexts]);
    fireEvent.click(await screen.findByRole('button', { name: 'Details of entry 8' }));
    const changed = screen.getByText('Old').closest('table') as HTMLElement;
    expect(
      within(changed)
        .getAllByRole('row')
        .map((each) => each.textContent),
    ).toEqual(['FieldBeforeAfter', 'NameOldNew']);
    const action = screen.getByRole('combobox', { name: 'Action' });
    await screen.findByRole('option', { name: 'new.action' });
    await userEvent.selectOptions(action, 'config.update');
    fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    await waitFor(() => {
      const last = asked.filter((call) => call.path === '/api/admin/audit-log').at(-1)?.query;
      expect(last?.get('action')).toBe('config.update');
      // The last day counts whole.
      expect(new Date(last?.get('to') ?? 0).getDate()).toBe(21);
    });
  });
});
