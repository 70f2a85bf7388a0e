import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import LoginCodesPage from './LoginCodesPage';
import { adminLoginCodesTexts } from './texts';

const person = (uid: string, username: string, more = {}) => ({
  ...sampleUser({ uid, username, realname: '林小雨', number: '2026-0101' }),
  status: 0,
  roles: [],
  ...more,
});

const page = (records: unknown[]) => ok({ records, total: records.length, current: 1 });

async function open() {
  enterSession(sampleUser({ uid: '1', username: 'root', roleList: ['root'] }));
  await show(<LoginCodesPage />, [adminTexts, adminLoginCodesTexts]);
}

describe('login codes', () => {
  it('are made for a person who was searched, and shown once', async () => {
    const { asked } = fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'POST /api/admin/user/login-code': ok({ code: 'K7QW2XNM', expire: 900 }),
    });
    await open();
    await userEvent.type(screen.getByRole('searchbox'), '小雨{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query.get('keyword')).toBe('小雨'));
    await userEvent.click(screen.getByRole('button', { name: 'Make a code for linxy' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('K7QW2XNM')).toBeTruthy();
    expect(dialog.getByText(/within 15 minutes/)).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ uid: 'u1' });
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('K7QW2XNM')).toBeNull();
  });

  it('are not offered for the built-in root and for disabled accounts', async () => {
    fakeServer({
      'GET /api/admin/user/get-user-list': page([
        person('1', 'root'),
        person('u2', 'gone', { status: 1 }),
      ]),
    });
    await open();
    expect(await screen.findByText('Disabled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Make a code/ })).toBeNull();
  });

  it('leave the list alone when the server refuses', async () => {
    fakeServer({
      'GET /api/admin/user/get-user-list': page([person('u1', 'linxy')]),
      'POST /api/admin/user/login-code': refusal(400, 'user.missing', 'The user does not exist'),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Make a code for linxy' }));
    expect((await screen.findAllByText('The user does not exist')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
