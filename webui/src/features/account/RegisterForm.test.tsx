import { cleanup, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { replaceBootData } from '../../shared/api/boot';
import { loginTexts } from '../../shared/login/texts';
import { toast } from '../../shared/ui/toast';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleBoot, sampleConfig } from '../../testing/samples';
import { show } from '../../testing/show';
import LoginDialog from './LoginDialog';
import RegisterForm from './RegisterForm';
import { accountTexts } from './texts';

const texts = [accountTexts, loginTexts];
const free = { 'POST /api/check-username-or-email': ok({ username: false, email: false }) };

function site(changes: Parameters<typeof sampleConfig>[0]) {
  replaceBootData(sampleBoot({ config: sampleConfig({ register: true, ...changes }) }));
}

async function type(label: RegExp, text: string) {
  await userEvent.type(screen.getByLabelText(label), text);
}

async function fillIn(code: string) {
  await type(/^Username/, 'linxy');
  await type(/^Password\*?$/, 'secret1');
  await type(/^Password again/, 'secret1');
  await type(/code/i, code);
}

describe('registering', () => {
  it('takes the invitation code without an address and never sends the repeat [S1-3-5, S1-7.2-3, S1-7.3-3]', async () => {
    site({ registerMode: 'invite' });
    const { asked } = fakeServer({ ...free, 'POST /api/register': ok(null) });
    const onDone = vi.fn();
    await show(<RegisterForm onDone={onDone} />, texts);
    await fillIn('CLASS7');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith({ username: 'linxy', password: 'secret1' }),
    );
    expect(asked.at(-1)?.body).toEqual({
      username: 'linxy',
      password: 'secret1',
      email: '',
      code: 'CLASS7',
    });
    expect(screen.getByText('Thanks for registering')).toBeTruthy();
  });

  it('sends the code once and keeps counting when the dialog is opened again [S1-4.2-2, S1-7.1-11, S1-9-8a]', async () => {
    site({ registerMode: 'email', mailMode: 'smtp' });
    const sent = ok({ email: 'li@school.example', expire: 300 });
    const { asked } = fakeServer({ ...free, 'GET /api/get-register-code': sent });
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^E-mail/, 'li@school.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /wait to resend/ });
    expect(button.disabled).toBe(true);
    cleanup();
    await show(<RegisterForm onDone={() => undefined} />, texts);
    expect(screen.getByRole('button', { name: /^\d+s, wait to resend$/ })).toBeTruthy();
    expect(asked.filter((call) => call.path === '/api/get-register-code')).toHaveLength(1);
  });

  it('checks the address before it asks for a code [S1-8-8h]', async () => {
    site({ registerMode: 'email', mailMode: 'smtp' });
    vi.spyOn(performance, 'now').mockReturnValue(10_000_000); // the last test's pause is over
    const { asked } = fakeServer(free);
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^E-mail/, 'not an address');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('Check the format of the e-mail address')).toBeTruthy();
    expect(asked.filter((call) => call.path === '/api/get-register-code')).toHaveLength(0);
    vi.restoreAllMocks();
  });

  it('gives the button back when the mail was refused [S1-8-10]', async () => {
    site({ registerMode: 'email', mailMode: 'smtp' });
    vi.spyOn(performance, 'now').mockReturnValue(20_000_000); // the first test's pause is over
    const refused = refusal(400, 'mail.used', 'The email already exists');
    fakeServer({ ...free, 'GET /api/get-register-code': refused });
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^E-mail/, 'li@school.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The email already exists');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the code' });
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]);
    vi.restoreAllMocks();
  });

  it('knows the lengths of names, passwords and codes [S1-9-8d]', async () => {
    site({ registerMode: 'invite' });
    const { asked } = fakeServer(free);
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^Username/, 'x'.repeat(21));
    await type(/^Password\*?$/, '12345');
    await type(/^Password again/, '12345');
    await type(/code/i, '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('The username must not exceed 20 characters')).toBeTruthy();
    expect(screen.getByText('The password must have 6 to 20 characters')).toBeTruthy();
    expect(screen.getByText('The invitation code has 6 characters')).toBeTruthy();
    expect(asked.filter((call) => call.path === '/api/register')).toHaveLength(0);
  });

  it('tells for five seconds that the mail is on its way [S1-7.3-4]', async () => {
    site({ registerMode: 'email', mailMode: 'smtp' });
    vi.spyOn(performance, 'now').mockReturnValue(30_000_000); // the first test's pause is over
    const success = vi.spyOn(toast, 'success');
    const sent = ok({ email: 'li@school.example', expire: 300 });
    fakeServer({ ...free, 'GET /api/get-register-code': sent });
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^E-mail/, 'li@school.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith(expect.stringContaining('on its way'), 5000),
    );
    vi.restoreAllMocks();
  });

  it('clears the code when the server refuses it [S1-8-11]', async () => {
    site({ registerMode: 'invite' });
    const refused = refusal(400, 'register.invite_wrong', 'The invitation code is wrong');
    fakeServer({ ...free, 'POST /api/register': refused });
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await fillIn('CLASS8');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('The invitation code is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/code/i).value).toBe('');
  });

  it('says that a name is taken as soon as the field is left [S1-7.2-2]', async () => {
    site({ registerMode: 'invite' });
    fakeServer({ 'POST /api/check-username-or-email': ok({ username: true, email: false }) });
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^Username/, 'root');
    await userEvent.tab();
    expect(await screen.findByText('The username already exists')).toBeTruthy();
  });

  it('refuses a repeat that differs [S1-5-4]', async () => {
    site({ registerMode: 'invite' });
    fakeServer(free);
    await show(<RegisterForm onDone={() => undefined} />, texts);
    await type(/^Password\*?$/, 'secret1');
    await type(/^Password again/, 'secret2');
    await userEvent.tab();
    expect(await screen.findByText('Password does not match')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(/^Password\*?$/));
    await type(/^Password\*?$/, 'secret2');
    await waitFor(() => expect(screen.queryByText('Password does not match')).toBeNull());
  });
});

describe('the dialog', () => {
  it('leads to the register form and back, with the name of the site', async () => {
    site({ registerMode: 'invite' });
    fakeServer(free);
    await show(<LoginDialog onClose={() => undefined} />, texts);
    expect(screen.queryByRole('button', { name: 'Forgot the password?' })).toBeNull();
    expect(screen.getByText(/Ask your teacher for a login code/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Register - Riverside OJ' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
    expect(screen.getByRole('heading', { name: 'Log in - Riverside OJ' })).toBeTruthy();
  });

  it('offers no registering where it is closed', async () => {
    site({ register: false });
    await show(<LoginDialog onClose={() => undefined} />, texts);
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});
