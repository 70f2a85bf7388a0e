import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../shared/api/calls';
import { changeLocale } from '../../../shared/i18n/i18n';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminLoginCodesTexts } from '../login-codes/texts';
import { adminSlipsTexts } from '../slips/texts';
import { adminTexts } from '../texts';
import { adminUsersTexts } from './texts';
import UsersPage from './UsersPage';

const person = (uid: string, username: string) => ({
  ...sampleUser({ uid, username, realname: '' }),
  status: 0,
  gmtCreate: '2026-09-01T08:00:00+08:00',
  roles: [{ id: 1002, role: 'default_user', description: null, status: 0 }],
});

const people = (...records: unknown[]) =>
  ok({ records, total: records.length, current: 1, pages: 1 });

const taken = (more = {}) =>
  ok({ created: 1, updated: 0, unchanged: 0, skipped: 0, failed: [], slipKey: 'k2', ...more });

const usual = {
  'GET /api/admin/user/get-user-list': people(person('u1', 'linxy1'), person('u2', 'linxy')),
  'GET /api/admin/user/classes': ok([]),
  'POST /api/admin/user/roster-commit': taken(),
  'GET /api/file/login-slips': refusal(400, 'user.key_expired', 'gone'),
};

/** What the server makes of the one row; the list that was sent. An upload goes by XMLHttpRequest,
 * which the fake server does not answer. */
function lookingAs(action: string, problems: unknown[] = []) {
  const lists: File[] = [];
  vi.spyOn(calls, 'sendForm').mockImplementation((_, form) => {
    lists.push(form.get('file') as File);
    return Promise.resolve({ key: 'k1', rows: [{ action, problems }] } as never);
  });
  return () => lists[0]?.text();
}

async function open(button: string, roleList = ['root']) {
  enterSession(sampleUser({ uid: 'me', username: 'me', roleList, permissions: ['user_admin'] }));
  await show(<UsersPage />, [adminTexts, adminUsersTexts, adminLoginCodesTexts, adminSlipsTexts]);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: button }));
}

const committed = (asked: { path: string; body: unknown }[]) =>
  asked.find(({ path }) => path === '/api/admin/user/roster-commit')?.body;

afterEach(() => changeLocale('en-US'));

describe('a new user', () => {
  it('gets a password of the server, and the slip is shown', async () => {
    const { asked } = fakeServer(usual);
    const list = lookingAs('create');
    const dialog = await open('New user');
    await userEvent.type(dialog.getByLabelText(/^Username/), ' linxy ');
    await userEvent.type(dialog.getByLabelText('Real name'), '林 "小雨", 4');
    await userEvent.type(dialog.getByLabelText('Class'), '3-1');
    await userEvent.type(dialog.getByLabelText('Number'), '007');
    expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Make the account' }));
    expect(await screen.findByText('The account linxy was made')).toBeTruthy();
    expect(await screen.findByText(/slips cannot be seen any more/)).toBeTruthy();
    expect(asked.at(-1)?.query.get('key')).toBe('k2');
    expect(await list()).toBe(
      'username,realname,className,number\r\n"linxy","林 ""小雨"", 4","3-1","007"',
    );
    expect(committed(asked)).toEqual({
      key: 'k1',
      update: false,
      skip: [],
      generatePasswords: true,
      mustChangePassword: true,
    });
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('gets the typed password and the role, in Chinese', async () => {
    const { asked } = fakeServer({
      ...usual,
      'PUT /api/admin/user/edit-users': ok({ done: 1, unchanged: 0, leftOut: [], slipKey: null }),
    });
    const list = lookingAs('create');
    await changeLocale('zh-CN');
    const dialog = await open('新建用户');
    const make = dialog.getByRole('button', { name: '创建账号' });
    await userEvent.click(make);
    expect(dialog.getByText('请输入 1 到 20 位用户名')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^用户名/), 'linxy');
    await userEvent.click(dialog.getByRole('switch', { name: /自动生成密码/ }));
    const password = dialog.getByLabelText(/^密码/);
    await userEvent.type(password, '12,45');
    await userEvent.click(make);
    expect(dialog.getByText('密码长度须为 6 到 20 位')).toBeTruthy();
    expect(committed(asked)).toBeUndefined();
    await userEvent.type(password, '6');
    await userEvent.selectOptions(dialog.getByLabelText('角色'), '1001');
    await userEvent.click(make);
    expect(await screen.findByText('已创建账号 linxy')).toBeTruthy();
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        uids: ['u2'],
        type: 1001,
      }),
    );
    expect(await list()).toContain('"linxy","","","","12,456"');
    expect(committed(asked)).toMatchObject({ generatePasswords: false });
    // Who typed the password knows it.
    expect(asked.some(({ path }) => path === '/api/file/login-slips')).toBe(false);
  });

  it.each([
    ['that looks like another is told so', 'skip', 'user.twin', 'It looks like lınxy'],
    ['that is there is never changed', 'update', '', /^This username is in use/],
    ['of staff is there as well', 'skip', 'roster.is_staff', /^This username is in use/],
  ])('with a name %s, at the field', async (_, action, err, words) => {
    const { asked } = fakeServer(usual);
    const msg = 'It looks like lınxy';
    lookingAs(action, err ? [{ field: 'username', err, msg }] : []);
    const dialog = await open('New user');
    const username = dialog.getByLabelText(/^Username/);
    await userEvent.type(username, 'linxy');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the account' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(committed(asked)).toBeUndefined();
  });

  it('is told to be there without the role, where that was refused', async () => {
    const leftOut = [{ uid: 'u2', username: 'linxy', err: 'user.missing', msg: 'No such user' }];
    fakeServer({
      ...usual,
      'PUT /api/admin/user/edit-users': ok({ done: 0, unchanged: 0, leftOut, slipKey: null }),
    });
    lookingAs('create');
    const dialog = await open('New user');
    await userEvent.type(dialog.getByLabelText(/^Username/), 'linxy');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), '1001');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the account' }));
    expect(
      await screen.findByText('The account linxy was made, but without the role: No such user'),
    ).toBeTruthy();
  });

  it('is made staff by root alone', async () => {
    fakeServer(usual);
    const dialog = await open('New user', ['admin']);
    const roles = within(dialog.getByLabelText('Role')).getAllByRole<HTMLOptionElement>('option');
    expect(roles.map(({ value }) => value)).toEqual([
      '1002',
      '1003',
      '1004',
      '1005',
      '1006',
      '1007',
    ]);
  });
});
