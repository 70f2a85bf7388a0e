import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentUser, enterSession } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import ChangePasswordDialog from './ChangePasswordDialog';
import { accountTexts } from './texts';

const changed = ok({ code: 200, msg: 'changed', userInfo: sampleUser() });

async function choose(password: string, again = password) {
  await userEvent.type(screen.getByLabelText(/^New password\*?$/), password);
  await userEvent.type(screen.getByLabelText(/^New password again/), again);
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
}

describe('an account that must choose its password', () => {
  beforeEach(() => history.replaceState(null, '', '/home'));

  it('chooses it right after the login without the given one, and stays where it is', async () => {
    enterSession(sampleUser({ mustChangePassword: true }));
    const { asked } = fakeServer({ 'POST /api/change-password': changed });
    await show(<ChangePasswordDialog />, [accountTexts]);
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    await choose('brand-new');
    await waitFor(() => expect(currentUser()?.mustChangePassword).toBe(false));
    expect(asked[0]?.body).toEqual({ newPassword: 'brand-new' });
    expect(location.pathname).toBe('/home');
  });

  it('is asked for the given one when the login was some time ago', async () => {
    enterSession(sampleUser({ mustChangePassword: true }));
    const { asked } = fakeServer({
      'POST /api/change-password': (call) =>
        'oldPassword' in (call.body as object) ? changed : refusal(400, 'account.empty', 'Missing'),
    });
    await show(<ChangePasswordDialog />, [accountTexts]);
    await choose('brand-new');
    await userEvent.type(await screen.findByLabelText(/^Current password/), 'given-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    await waitFor(() => expect(currentUser()?.mustChangePassword).toBe(false));
    expect(asked[1]?.body).toEqual({ oldPassword: 'given-1', newPassword: 'brand-new' });
  });

  it('is told why after a one-time code', async () => {
    enterSession(sampleUser({ mustChangePassword: true, loginByCode: true }));
    await show(<ChangePasswordDialog />, [accountTexts]);
    expect(screen.getByText(/one-time code/)).toBeTruthy();
  });

  it('compares the repeat and the lengths before it asks the server', async () => {
    enterSession(sampleUser({ mustChangePassword: true, loginByCode: true }));
    const { asked } = fakeServer({});
    await show(<ChangePasswordDialog />, [accountTexts]);
    await choose('short', 'other');
    expect(await screen.findByText('The password must have 6 to 20 characters')).toBeTruthy();
    expect(screen.getByText('Password does not match')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(asked).toHaveLength(0);
  });
});
