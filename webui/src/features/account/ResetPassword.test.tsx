import { cleanup, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isLoginOpen } from '../../shared/session/loginRequest';
import { toast } from '../../shared/ui/toast';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import ResetPasswordPage from './ResetPasswordPage';
import ResetRequestForm from './ResetRequestForm';
import { accountTexts } from './texts';

const img = 'data:image/png;base64,';
const known = { 'POST /api/check-username-or-email': ok({ username: true, email: true }) };

async function apply() {
  await userEvent.type(await screen.findByLabelText(/^E-mail/), 'li@school.example');
  await userEvent.type(screen.getByLabelText(/^Result/), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail' }));
}

describe('asking for a link', () => {
  it('takes a new picture and an empty field after a refusal [S1-3-8, S1-8-12]', async () => {
    let pictures = 0;
    const { asked } = fakeServer({
      ...known,
      'GET /api/captcha': () => ok({ img, captchaKey: `key-${++pictures}` }),
      'POST /api/apply-reset-password': refusal(400, 'captcha.wrong', 'The captcha is wrong'),
    });
    await show(<ResetRequestForm />, [accountTexts]);
    await apply();
    expect((await screen.findByRole('alert')).textContent).toBe('The captcha is wrong');
    expect(
      asked.find((call) => call.method === 'POST' && call.path.includes('apply'))?.body,
    ).toEqual({ email: 'li@school.example', captcha: '12', captchaKey: 'key-1' });
    await waitFor(() => expect(pictures).toBe(2));
    expect(screen.getByLabelText<HTMLInputElement>(/^Result/).value).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the mail' }).disabled).toBe(
      false,
    );
  });

  it('rests after the mail, and says for how long [S1-4.2-3]', async () => {
    fakeServer({
      ...known,
      'GET /api/captcha': ok({ img, captchaKey: 'key' }),
      'POST /api/apply-reset-password': ok(null),
    });
    await show(<ResetRequestForm />, [accountTexts]);
    await apply();
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: /^(90|8\d)s, wait to resend$/,
    });
    expect(button.disabled).toBe(true);
  });
});

describe('the mail with the link', () => {
  it('is told of for ten seconds, and its button counts on when the form is opened again [S1-7.3-4]', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000_000); // the last test's pause is over
    const success = vi.spyOn(toast, 'success');
    fakeServer({
      ...known,
      'GET /api/captcha': ok({ img, captchaKey: 'key' }),
      'POST /api/apply-reset-password': ok(null),
    });
    await show(<ResetRequestForm />, [accountTexts]);
    await apply();
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith(expect.stringContaining('on its way'), 10_000),
    );
    cleanup();
    await show(<ResetRequestForm />, [accountTexts]);
    expect(await screen.findByRole('button', { name: '90s, wait to resend' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('is not asked for without a sum of one to eight signs [S1-9-8d]', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(20_000_000);
    const { asked } = fakeServer({ ...known, 'GET /api/captcha': ok({ img, captchaKey: 'key' }) });
    await show(<ResetRequestForm />, [accountTexts]);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Result/);
    expect(field.maxLength).toBe(8);
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'li@school.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the mail' }));
    expect(await screen.findByText('Enter the result of the sum')).toBeTruthy();
    expect(asked.filter((call) => call.path.includes('apply'))).toHaveLength(0);
    vi.restoreAllMocks();
  });
});

describe('the page behind the link', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/reset-password?username=linxy&code=abc');
  });

  it('sets the password of the name in the address and opens the login [S1-2.3-1, S1-2.3-2, S1-3-7, S1-7.2-5]', async () => {
    const { asked } = fakeServer({ ...known, 'POST /api/reset-password': ok(null) });
    await show(<ResetPasswordPage />, [accountTexts]);
    const name = screen.getByLabelText<HTMLInputElement>(/^Username/);
    expect([name.value, name.disabled]).toEqual(['linxy', true]);
    await userEvent.type(screen.getByLabelText(/^New password\*?$/), 'brand-new');
    await userEvent.type(screen.getByLabelText(/^New password again/), 'brand-new');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    await waitFor(() => expect(isLoginOpen()).toBe(true));
    const reset = asked.find((call) => call.path === '/api/reset-password');
    expect(reset?.body).toEqual({ username: 'linxy', password: 'brand-new', code: 'abc' });
    expect(location.pathname).toBe('/home');
    expect(screen.getByText('Your password has been reset')).toBeTruthy();
  });

  it('compares the repeat before it asks the server [S1-5-4]', async () => {
    const { asked } = fakeServer(known);
    await show(<ResetPasswordPage />, [accountTexts]);
    await userEvent.type(screen.getByLabelText(/^New password\*?$/), 'brand-new');
    await userEvent.type(screen.getByLabelText(/^New password again/), 'brand-old');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText('Password does not match')).toBeTruthy();
    expect(asked.filter((call) => call.path === '/api/reset-password')).toHaveLength(0);
  });

  it('says when nobody has that name', async () => {
    fakeServer({ 'POST /api/check-username-or-email': ok({ username: false, email: false }) });
    await show(<ResetPasswordPage />, [accountTexts]);
    expect(await screen.findByText('The username does not exist')).toBeTruthy();
  });
});
