import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminSlipsTexts } from '../slips/texts';
import { adminTexts } from '../texts';
import RosterPage from './RosterPage';
import * as calls from './rosterCalls';
import { adminRosterTexts } from './texts';

const rows = [
  {
    row: 2,
    values: { username: 'stu1', password: 'secret1', realname: '=1+1' },
    action: 'create',
    problems: [],
  },
  {
    row: 3,
    values: { username: '', password: 'x', realname: 'Bo' },
    action: 'skip',
    problems: [
      { field: 'username', err: 'roster.empty_username', msg: 'The username is empty' },
      { field: 'password', err: 'roster.bad_password', msg: 'The password is too short' },
    ],
  },
] as unknown as calls.RosterRow[];

const roster = (more: Partial<calls.Roster> = {}): calls.Roster => ({
  key: 'k1',
  encoding: 'GB18030',
  delimiter: ',',
  header: true,
  columns: [
    { index: 0, name: '用户名', sample: 'stu1', field: 'username' },
    { index: 1, name: '密码', sample: 'secret1', field: 'password' },
    { index: 2, name: '备注', sample: 'Ann', field: null },
  ],
  total: 2,
  counts: { create: 1, update: 0, unchanged: 0, problem: 1 },
  passwords: 0,
  rows,
  ...more,
});

const page = (records: unknown[]) => ok({ records, total: records.length, current: 1 });

/** The upload goes by XMLHttpRequest, which the fake server does not answer. */
beforeEach(() => {
  vi.spyOn(calls, 'lookAt').mockResolvedValue(roster());
});

async function drop() {
  enterSession(sampleUser({ uid: '1', username: 'root', roleList: ['root'] }));
  await show(<RosterPage />, [adminTexts, adminRosterTexts, adminSlipsTexts, widgetsTexts]);
  const file = new File(['x'], 'class.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, file);
  await screen.findByText('class.csv');
}

describe('a class list', () => {
  it('is shown row by row with the problem of each in words [S3-5-26a]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/roster': (call) =>
        page(call.query.get('onlyProblems') === 'true' ? rows.slice(1) : rows),
    });
    await drop();
    expect(screen.getByText('GB18030')).toBeTruthy();
    expect(await screen.findByText('stu1')).toBeTruthy();
    expect(screen.getByText('The username is empty')).toBeTruthy();
    expect(screen.getByText('The password is too short')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Only rows with problems' }));
    await waitFor(() => expect(screen.queryByText('stu1')).toBeNull());
    expect(asked.at(-1)?.query.get('key')).toBe('k1');
  });

  it('is mapped anew, a field never in two columns', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/roster': page(rows),
      'PUT /api/admin/user/roster': ok(roster()),
    });
    await drop();
    await userEvent.selectOptions(screen.getByLabelText('备注'), 'Username');
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
        key: 'k1',
        columns: [
          { index: 0, field: null },
          { index: 1, field: 'password' },
          { index: 2, field: 'username' },
        ],
        header: true,
        generatePasswords: false,
      }),
    );
  });

  it('is taken in with what was chosen, and tells what failed [S3-2.13-4a]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/roster': page(rows),
      'PUT /api/admin/user/roster': ok(
        roster({ counts: { create: 2, update: 0, unchanged: 0, problem: 0 } }),
      ),
      'POST /api/admin/user/roster-commit': ok({
        created: 1,
        updated: 0,
        unchanged: 0,
        skipped: 1,
        failed: [{ row: 3, username: '', err: 'roster.empty_username', msg: 'It is empty' }],
        slipKey: 's1',
      }),
    });
    await drop();
    await userEvent.click(screen.getByRole('switch', { name: /^Make passwords/ }));
    await screen.findByRole('button', { name: 'Import: 2 new, 0 updated' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Import row 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import: 1 new, 0 updated' }));
    const failed = within(await screen.findByRole('table', { name: '1 row was not imported' }));
    expect(failed.getByText('It is empty')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login slips' })).toBeTruthy();
    // The passwords that were made are nowhere else.
    await userEvent.click(screen.getByRole('button', { name: 'Another file' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(failed.getByText('It is empty')).toBeTruthy();
    expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
      key: 'k1',
      update: true,
      generatePasswords: true,
      mustChangePassword: true,
      skip: [2],
    });
  });
});
