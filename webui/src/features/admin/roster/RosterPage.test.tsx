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
    place: '2',
    action: 'create',
    problems: [],
    changes: [],
    warnings: [],
  },
  {
    row: 3,
    values: { username: '', password: 'x', realname: 'Bo' },
    place: '3',
    action: 'skip',
    changes: [],
    warnings: [],
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
  counts: { create: 1, update: 0, unchanged: 0, problem: 1, warning: 0 },
  passwords: 0,
  rows,
  sheets: [{ index: 0, name: '', isTaken: true, className: '', rows: 2, hasOtherColumns: false }],
  numberAsUsername: false,
  generatePasswords: false,
  fillNicknames: true,
  leftOut: [],
  leftOutCount: 0,
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
    await userEvent.click(screen.getByRole('switch', { name: /^Only rows with problems/ }));
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
        generatePasswords: false,
        numberAsUsername: true,
        fillNicknames: true,
        sheets: [{ index: 0, className: '' }],
      }),
    );
  });

  it('is taken in with what was chosen, and tells what failed [S3-2.13-4a]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/roster': page(rows),
      'PUT /api/admin/user/roster': ok(
        roster({ counts: { create: 2, update: 0, unchanged: 0, problem: 0, warning: 0 } }),
      ),
      'POST /api/admin/user/roster-commit': ok({
        created: 1,
        updated: 0,
        unchanged: 0,
        skipped: 1,
        failed: [
          { row: 3, place: '3', username: '', err: 'roster.empty_username', msg: 'It is empty' },
        ],
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

  it('of an office fills usernames and passwords by itself, and offers every sheet', async () => {
    const sheet = { index: 0, name: '1班', isTaken: true, className: '1班', rows: 1 };
    const office = roster({
      columns: [
        { index: 0, name: '学号', sample: '88101', field: 'number' },
        { index: 1, name: '姓名', sample: 'Ann', field: 'realname' },
      ],
      sheets: [
        { ...sheet, hasOtherColumns: false },
        { ...sheet, index: 1, name: '2班', className: '2班', hasOtherColumns: true },
      ],
      numberAsUsername: true,
      generatePasswords: true,
      leftOut: [{ place: '1班 3', text: '合计 1人' }],
      leftOutCount: 1,
    });
    vi.spyOn(calls, 'lookAt').mockResolvedValue(office);
    const { asked } = fakeServer({
      'GET /api/admin/user/roster': page(rows),
      'PUT /api/admin/user/roster': ok(office),
    });
    await drop();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Make passwords/ }).checked).toBe(
      true,
    );
    expect(screen.getByText('Row 1班 3: 合计 1人')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: '2班' }));
    await userEvent.type(screen.getByLabelText('Class of sheet 1班'), '!{Enter}');
    await userEvent.click(screen.getByRole('switch', { name: /^Use the student number/ }));
    const sent = () => asked.filter((call) => call.method === 'PUT').map((call) => call.body);
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()).toMatchObject([
      { sheets: [{ index: 0, className: '1班' }] },
      {
        sheets: [
          { index: 0, className: '1班!' },
          { index: 1, className: '2班' },
        ],
      },
      { numberAsUsername: false },
    ]);
  });

  it('shows what stood there before, and what may have lost its letters', async () => {
    const changed = {
      ...rows[0],
      action: 'update',
      values: { username: 'stu1', realname: '李?' },
      changes: [{ field: 'realname', before: '李㛃', after: '李?' }],
      warnings: [{ field: 'realname', err: 'roster.lost_letters', msg: 'Letters may be lost' }],
    };
    fakeServer({ 'GET /api/admin/user/roster': page([changed]) });
    await drop();
    expect((await screen.findByText('李㛃')).tagName).toBe('DEL');
    expect(screen.getByText('李?').tagName).toBe('INS');
    expect(screen.getByText('Letters may be lost')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Import row 2' }).checked).toBe(
      true,
    );
  });

  it('as an old Excel file is not sent, but told what to do', async () => {
    fakeServer({});
    enterSession(sampleUser({ uid: '1', username: 'root', roleList: ['root'] }));
    await show(<RosterPage />, [adminTexts, adminRosterTexts, adminSlipsTexts, widgetsTexts]);
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], '名单.XLS'));
    expect(await screen.findByText(/Save as/)).toBeTruthy();
    expect(calls.lookAt).not.toHaveBeenCalled();
  });
});
