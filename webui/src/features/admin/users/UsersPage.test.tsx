import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminLoginCodesTexts } from '../login-codes/texts';
import { adminSlipsTexts } from '../slips/texts';
import { adminTexts } from '../texts';
import { adminUsersTexts } from './texts';
import UsersPage from './UsersPage';

const person = (uid: string, username: string, more = {}) => ({
  ...sampleUser({ uid, username, realname: '林小雨', number: '2026-0101', className: '3-1' }),
  status: 0,
  gmtCreate: '2026-09-01T08:00:00+08:00',
  roles: [{ id: 1002, role: 'default_user', description: null, status: 0 }],
  ...more,
});

const page = (records: unknown[]) => ok({ records, total: records.length, current: 1 });

const session = (id: number, more = {}) => ({
  id,
  ip: `10.0.0.${id}`,
  client: 'abc',
  userAgent: 'Firefox',
  gmtCreate: '2026-09-01T08:00:00+08:00',
  lastSeenAt: '2026-09-01T09:00:00+08:00',
  expiresAt: '2026-09-02T08:00:00+08:00',
  current: false,
  ...more,
});

async function open() {
  enterSession(sampleUser({ uid: '1', username: 'root', roleList: ['root'] }));
  await show(<UsersPage />, [adminTexts, adminUsersTexts, adminLoginCodesTexts, adminSlipsTexts]);
}

async function edit(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('dialog'));
}

async function chooseMore(name: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: entry }));
}

describe('the list of users', () => {
  it('is searched and narrowed to administrators [S3-2.13-3b]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy', { status: 1 })]),
    });
    await open();
    expect(await screen.findByText('Disabled')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), '3-1{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query.get('keyword')).toBe('3-1'));
    await userEvent.click(screen.getByRole('switch', { name: 'Administrators only' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('onlyAdmin')).toBe('true'));
  });

  it('sends only what was changed in the dialog', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'PUT /api/admin/user/edit-user': ok(null),
    });
    await open();
    const dialog = await edit('linxy');
    const number = dialog.getByLabelText('Number');
    await userEvent.clear(number);
    await userEvent.type(number, '0007');
    expect(dialog.queryByText(/logs the user out/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
    expect(dialog.getByText(/logs the user out/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
      uid: 'u1',
      username: 'linxy',
      type: 1001,
      number: '0007',
    });
  });

  it('sets a password that must be changed, and holds a short one back', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'PUT /api/admin/user/edit-user': refusal(400, 'mail.used', 'The email already exists'),
    });
    await open();
    const dialog = await edit('linxy');
    await userEvent.click(dialog.getByRole('switch', { name: /Set a new password/ }));
    const password = dialog.getByLabelText(/^New password/);
    await userEvent.type(password, '12345');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('The password must have 6 to 20 characters')).toBeTruthy();
    expect(asked.some((call) => call.method === 'PUT')).toBe(false);
    await userEvent.type(password, '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The email already exists')).toBeTruthy();
    expect(asked.at(-1)?.body).toMatchObject({
      setNewPwd: true,
      password: '123456',
      mustChangePassword: true,
    });
  });

  it('offers neither role, ban nor code for the built-in root', async () => {
    fakeServer({
      'GET /api/admin/user/get-user-list': page([
        person('1', 'root', { roles: [{ id: 1000, role: 'root', description: null, status: 0 }] }),
      ]),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for root' }));
    expect(screen.getByRole('button', { name: 'Sessions' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a login code' })).toBeNull();
    const dialog = await edit('root');
    expect(dialog.getByText(/keeps this role/)).toBeTruthy();
    expect(dialog.queryByLabelText('Role')).toBeNull();
    expect(dialog.queryByRole('switch', { name: /May log in/ })).toBeNull();
  });

  it('sends a user to the wastebasket after a question', async () => {
    const rows = [person('u1', 'linxy')];
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': () => page([...rows]),
      'DELETE /api/admin/user/delete-user': () => {
        rows.pop();
        return ok(null);
      },
    });
    await open();
    await chooseMore('linxy', 'Delete');
    const question = within(await screen.findByRole('dialog', { name: /^Delete the user linxy/ }));
    expect(asked.some((call) => call.method === 'DELETE')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nobody was found')).toBeTruthy();
    expect(asked.find((call) => call.method === 'DELETE')?.body).toEqual({ ids: ['u1'] });
  });

  it('sends all ticked users away at once, but neither root nor oneself', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([
        person('u1', 'linxy'),
        person('u2', 'weiwei'),
        person('1', 'root'),
      ]),
      'DELETE /api/admin/user/delete-user': ok(null),
    });
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select the users/ }));
    expect(screen.queryByRole('checkbox', { name: 'Select root' })).toBeNull();
    const bar = within(screen.getByRole('region', { name: 'Selected users' }));
    expect(bar.getByText('2 users selected')).toBeTruthy();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete 2 users?' }));
    expect(question.getByText(/^linxy and weiwei: they are logged out/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('2 users selected')).toBeNull());
    const call = asked.find((each) => each.method === 'DELETE');
    expect(call?.body).toEqual({ ids: ['u1', 'u2'] });
  });

  it('makes a login code from the row', async () => {
    fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'POST /api/admin/user/login-code': ok({ code: 'K7QW2XNM', expire: 900 }),
    });
    await open();
    await chooseMore('linxy', 'Make a login code');
    expect(await screen.findByText('K7QW2XNM')).toBeTruthy();
  });
});

describe('generated accounts', () => {
  const fill = async (label: string, text: string) => {
    const input = screen.getByLabelText(label);
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  };

  it('are numbered as the dialog says, and lead to their slips [S3-2.13-4a, S3-5-26b]', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'POST /api/admin/user/generate-user': ok({ key: 'k1' }),
      'GET /api/file/login-slips': refusal(400, 'user.key_expired', 'The download key has expired'),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate accounts' }));
    const make = screen.getByRole('button', { name: 'Generate' });
    const refusedAt = async (field: string) => {
      await userEvent.click(make);
      const wrong = screen.getByRole('textbox', { name: field });
      await waitFor(() => expect(document.activeElement).toBe(wrong));
      expect(asked.every((call) => call.method === 'GET')).toBe(true);
    };
    await fill('Username prefix', 'stu');
    await fill('First number', '5');
    await fill('Last number', '4');
    expect(screen.getByText('The last number is below the first')).toBeTruthy();
    await refusedAt('Last number');
    await fill('Last number', '6');
    await fill('Password length', '26');
    await refusedAt('Password length');
    await fill('Password length', '9');
    expect(screen.getByText('2 accounts: stu5 … stu6')).toBeTruthy();
    await userEvent.click(make);
    // What to do about it stands where the slips would.
    expect(await screen.findByText(/slips cannot be seen any more/)).toBeTruthy();
    expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
      prefix: 'stu',
      suffix: '',
      number_from: 5,
      number_to: 6,
      password_length: 9,
      mustChangePassword: false,
      number_width: 0,
      className: '',
      names: [],
    });
    expect(asked.at(-1)?.query.get('key')).toBe('k1');
  });

  it('keep the zeros before their numbers, and take a class and pasted names', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'POST /api/admin/user/generate-user': ok({ key: 'k1' }),
      'GET /api/file/login-slips': refusal(400, 'user.key_expired', 'gone'),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate accounts' }));
    await fill('First number', '01');
    await fill('Last number', '40');
    expect(screen.getByText('40 accounts: stu01 … stu40')).toBeTruthy();
    await fill('Class', '3-1');
    await userEvent.click(screen.getByLabelText('Real names (optional)'));
    await userEvent.paste('林小雨\r\n\n 王二 \n');
    expect(screen.getByText('2 accounts: stu01 … stu02')).toBeTruthy();
    expect(screen.queryByLabelText('Last number')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'POST')?.body).toMatchObject({
        number_from: 1,
        number_to: 2,
        number_width: 2,
        className: '3-1',
        names: ['林小雨', '王二'],
      }),
    );
  });
});

describe('the sessions of a user', () => {
  it('show address and time, and end by a click', async () => {
    const rows = [session(3, { current: true }), session(2)];
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'GET /api/admin/user/sessions': () => ok([...rows]),
      'DELETE /api/admin/user/sessions': () => {
        rows.pop();
        return ok(null);
      },
    });
    await open();
    await chooseMore('linxy', 'Sessions');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('10.0.0.2')).toBeTruthy();
    expect(dialog.getByText('This device')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^End 10\.0\.0\.2/ }));
    await waitFor(() => expect(dialog.queryByText('10.0.0.2')).toBeNull());
    const ended = asked.find((call) => call.method === 'DELETE');
    expect([ended?.query.get('uid'), ended?.query.get('id')]).toEqual(['u1', '2']);
  });

  it('all end after a question', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'GET /api/admin/user/sessions': ok([session(2)]),
      'DELETE /api/admin/user/sessions': ok(null),
    });
    await open();
    await chooseMore('linxy', 'Sessions');
    await userEvent.click(await screen.findByRole('button', { name: 'End all' }));
    const question = within(await screen.findByRole('dialog', { name: /^Log linxy out/ }));
    expect(asked.some((call) => call.method === 'DELETE')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'End all' }));
    await waitFor(() => {
      const ended = asked.find((call) => call.method === 'DELETE');
      expect([ended?.query.get('uid'), ended?.query.get('id')]).toEqual(['u1', null]);
    });
  });
});
