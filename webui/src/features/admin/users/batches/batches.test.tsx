import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../../../../shared/session/session';
import { fakeServer, ok } from '../../../../testing/fakeServer';
import { sampleUser } from '../../../../testing/samples';
import { show } from '../../../../testing/show';
import { adminLoginCodesTexts } from '../../login-codes/texts';
import { adminSlipsTexts } from '../../slips/texts';
import { adminTexts } from '../../texts';
import { adminUsersTexts } from '../texts';
import UsersPage from '../UsersPage';

const person = (uid: string, username: string, more = {}) => ({
  ...sampleUser({ uid, username, realname: '', className: '3-1' }),
  status: 0,
  gmtCreate: '2026-09-01T08:00:00+08:00',
  roles: [{ id: 1002, role: 'default_user', description: null, status: 0 }],
  ...more,
});

const list = (records: unknown[], total = records.length, pages = 1) =>
  ok({ records, total, current: 1, pages });

const done = (more = {}) => ok({ done: 1, unchanged: 0, leftOut: [], slipKey: null, ...more });

const usual = {
  'GET /api/admin/user/get-user-list': list([person('u1', 'linxy'), person('u2', 'weiwei')]),
  'GET /api/admin/user/classes': ok([{ className: '3-1', users: 2 }]),
};

async function open(roleList = ['root'], permissions: string[] = []) {
  enterSession(sampleUser({ uid: 'me', username: 'me', roleList, permissions }));
  await show(<UsersPage />, [adminTexts, adminUsersTexts, adminLoginCodesTexts, adminSlipsTexts]);
}

async function tickAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select the users/ }));
  return within(screen.getByRole('region', { name: 'Selected users' }));
}

const press = (bar: ReturnType<typeof within>, name: string) =>
  userEvent.click(bar.getByRole('button', { name }));

describe('the list of users', () => {
  it('is narrowed by class, role and what is left to do', async () => {
    const { asked } = fakeServer(usual);
    await open();
    await screen.findByRole('option', { name: '3-1' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '3-1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), [
      'Never logged in',
    ]);
    await waitFor(() => {
      const query = asked.at(-1)?.query;
      expect(query?.get('className')).toBe('3-1');
      expect(query?.get('role')).toBe('1001');
      expect(query?.get('state')).toBe('neverLoggedIn');
    });
  });

  it('is ticked over all its pages', async () => {
    const everybody = [person('u1', 'linxy'), person('u2', 'weiwei'), person('u3', 'anan')];
    const { asked } = fakeServer({
      ...usual,
      'GET /api/admin/user/get-user-list': ({ query }) =>
        query.get('limit') === '500' ? list(everybody) : list(everybody.slice(0, 2), 3, 2),
      'PUT /api/admin/user/edit-users': done({ done: 3 }),
    });
    await open();
    const bar = await tickAll();
    await press(bar, 'Select all 3 that match');
    expect(await bar.findByText('3 users selected')).toBeTruthy();
    await press(bar, 'Set the class');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set the class of 3 users' }));
    await userEvent.type(dialog.getByLabelText('Class'), '3-2');
    await press(dialog, 'Set');
    await waitFor(() => expect(screen.queryByText('3 users selected')).toBeNull());
    const body = { uids: ['u1', 'u2', 'u3'], className: '3-2' };
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual(body);
  });

  it('lets nobody but root tick administrators', async () => {
    const roles = [{ id: 1001, role: 'admin', description: null, status: 0 }];
    fakeServer({
      ...usual,
      'GET /api/admin/user/get-user-list': list([
        person('u1', 'linxy'),
        person('u2', 'a', { roles }),
      ]),
    });
    await open(['admin'], ['user_admin']);
    const bar = await tickAll();
    expect(bar.getByText('1 user selected')).toBeTruthy();
    await press(bar, 'Change the role');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('option', { name: 'May not submit' })).toBeTruthy();
    expect(dialog.queryByRole('option', { name: 'Administrator' })).toBeNull();
  });
});

describe('ticked users', () => {
  it('get new passwords after a question, and their slips are shown', async () => {
    const { asked } = fakeServer({
      ...usual,
      'POST /api/admin/user/new-passwords': done({ done: 2, slipKey: 'k2' }),
      'GET /api/file/login-slips': { status: 400, err: 'user.key_expired', msg: 'gone' },
    });
    await open();
    await press(await tickAll(), 'New passwords and slips');
    const question = within(
      await screen.findByRole('dialog', { name: 'Make new passwords for 2 users?' }),
    );
    expect(question.getByText(/linxy and weiwei/)).toBeTruthy();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    await press(question, 'Make new passwords');
    expect(await screen.findByText(/slips cannot be seen any more/)).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ uids: ['u1', 'u2'] });
    const link = screen.getByRole('link', { name: 'Users who never logged in' });
    expect(link.getAttribute('href')).toBe('/admin/user?state=neverLoggedIn');
  });

  it('that were left out are named with the reason', async () => {
    const leftOut = [{ uid: 'u2', username: 'weiwei', err: 'user.disabled', msg: 'is disabled' }];
    const { asked } = fakeServer({
      ...usual,
      'POST /api/admin/user/login-codes': done({ leftOut, slipKey: 'k3' }),
      'GET /api/file/login-slips': { status: 400, err: 'user.key_expired', msg: 'gone' },
    });
    await open();
    await press(await tickAll(), 'Login codes');
    const form = within(await screen.findByRole('dialog', { name: 'Login codes for 2 users' }));
    await userEvent.selectOptions(form.getByLabelText('Good for'), '8 hours');
    await press(form, 'Make the codes');
    const told = within(await screen.findByRole('dialog', { name: '1 user was left out' }));
    expect(told.getByRole('row', { name: 'weiwei is disabled' })).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      uids: ['u1', 'u2'],
      hours: 8,
    });
    await press(told, 'On to printing');
    await waitFor(() => expect(asked.at(-1)?.query.get('key')).toBe('k3'));
  });

  it('are disabled and enabled, whichever some of them need', async () => {
    const { asked } = fakeServer({
      ...usual,
      'GET /api/admin/user/get-user-list': list([
        person('u1', 'linxy'),
        person('u2', 'weiwei', { status: 1 }),
      ]),
      'PUT /api/admin/user/edit-users': done({ unchanged: 1 }),
    });
    await open();
    await press(await tickAll(), 'Enable');
    await press(within(await screen.findByRole('dialog')), 'Enable');
    expect(await screen.findByText('Done for 1 user; 1 had it already')).toBeTruthy();
    await press(await tickAll(), 'Disable');
    await press(within(await screen.findByRole('dialog')), 'Disable');
    await waitFor(() => {
      const sent = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
      expect(sent).toEqual([
        { uids: ['u1', 'u2'], status: 0 },
        { uids: ['u1', 'u2'], status: 1 },
      ]);
    });
  });
});
