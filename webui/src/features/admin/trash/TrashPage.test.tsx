import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import TrashPage from './TrashPage';
import { adminTrashTexts } from './texts';

const row = (type: string, id: string, name: string) => ({
  type,
  id,
  name,
  title: 'A title',
  deletedBy: 'root',
  gmtDeleted: '2026-09-01T08:00:00+08:00',
  purgeAt: '2026-10-01T08:00:00+08:00',
});

const page = (records: unknown[]) => ok({ records, total: records.length, current: 1 });

async function open(role: string) {
  enterSession(sampleUser({ uid: '9', username: 'staff', roleList: [role] }));
  await show(<TrashPage />, [adminTexts, adminTrashTexts]);
}

describe('the wastebasket', () => {
  it('gives problems back, and root also users', async () => {
    const rows = { problem: [row('problem', '7', 'P7')], user: [row('user', 'u1', 'linxy')] };
    const { asked } = fakeServer({
      'GET /api/admin/trash': (call) =>
        page([...rows[call.query.get('type') === 'user' ? 'user' : 'problem']]),
      'PUT /api/admin/trash/restore': () => {
        rows.problem.pop();
        return ok({ name: 'P7_2' });
      },
    });
    await open('root');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore P7' }));
    expect(await screen.findByText('Restored as P7_2')).toBeTruthy();
    expect(await screen.findByText('The wastebasket is empty')).toBeTruthy();
    expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({ type: 'problem', id: '7' });
    await userEvent.click(screen.getByRole('tab', { name: 'Users' }));
    expect(await screen.findByText('linxy')).toBeTruthy();
    // A reload shows the same.
    expect(location.search).toBe('?kind=user');
  });

  it('removes for ever only after a question', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/trash': page([row('problem', '7', 'P7')]),
      'DELETE /api/admin/trash': ok(null),
    });
    await open('problem_admin');
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove P7 for ever' }));
    expect(asked.some((call) => call.method === 'DELETE')).toBe(false);
    const question = within(await screen.findByRole('dialog'));
    question.getByText(/“P7 A title”/);
    await userEvent.click(question.getByRole('button', { name: 'Remove for ever' }));
    await waitFor(() => {
      const gone = asked.find((call) => call.method === 'DELETE');
      expect([gone?.query.get('type'), gone?.query.get('id')]).toEqual(['problem', '7']);
    });
  });
});
