import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceBootData } from '../../shared/api/boot';
import { currentUser, enterSession } from '../../shared/session/session';
import * as avatarFile from '../../shared/ui/widgets/avatarFile';
import { widgetsTexts } from '../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleBoot, sampleConfig, sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import SettingsPage from './SettingsPage';
import { settingsTexts } from './texts';

const me = { email: 'old@school.example', mobile: '13800000001', nickname: 'rain' };

async function open(mailMode: 'off' | 'smtp' | 'outbox' = 'off') {
  replaceBootData(sampleBoot({ config: sampleConfig({ mailMode }) }));
  enterSession(sampleUser(me));
  await show(<SettingsPage />, [settingsTexts, widgetsTexts]);
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const changed = (user: Parameters<typeof sampleUser>[0]) =>
  ok({ code: 200, msg: 'done', userInfo: sampleUser({ ...me, ...user }) });

async function fill(name: string, fields: [RegExp, string][], button: string) {
  const place = form(name);
  for (const [label, text] of fields) await userEvent.type(place.getByLabelText(label), text);
  await userEvent.click(place.getByRole('button', { name: button }));
}

describe('the accordion', () => {
  it('has the account, open at first, and the user info [S1-2.5-1]', async () => {
    fakeServer({});
    await open();
    const parts = [...document.querySelectorAll('details')];
    expect(parts.map((part) => part.querySelector('summary')?.textContent)).toEqual([
      'Account',
      'User info',
    ]);
    expect(parts.map((part) => part.open)).toEqual([true, false]);
    const account = within(parts[0] as HTMLElement);
    expect(account.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Picture',
      'Password',
      'E-mail',
      'Mobile number',
    ]);
  });
});

describe('the password', () => {
  beforeEach(() => history.replaceState(null, '', '/setting'));

  it('changes and logs out five seconds later [S1-2.5-2a, S1-7.2-6]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = fakeServer({ 'POST /api/change-password': changed({}) });
    await open();
    const fields: [RegExp, string][] = [
      [/^Current password/, 'secret123'],
      [/^New password\*?$/, 'brand-new-1'],
      [/^New password again/, 'brand-new-1'],
    ];
    await fill('Password', fields, 'Change the password');
    await waitFor(() => expect(screen.getByText(/You are being logged out/)).toBeTruthy());
    expect(asked[0]?.body).toEqual({ oldPassword: 'secret123', newPassword: 'brand-new-1' });
    expect(location.pathname).toBe('/setting');
    vi.advanceTimersByTime(5000);
    expect(location.pathname).toBe('/logout');
    vi.useRealTimers();
  });

  it('must be repeated, and differ from the current one [S1-5-4, S1-5-10, S1-9-8d]', async () => {
    const { asked } = fakeServer({});
    await open();
    const fields: [RegExp, string][] = [
      [/^Current password/, 'secret123'],
      [/^New password\*?$/, 'secret123'],
      [/^New password again/, 'secret124'],
    ];
    await fill('Password', fields, 'Change the password');
    const place = form('Password');
    expect(await place.findByText(/must differ from the current one/)).toBeTruthy();
    expect(place.getByText('Password does not match')).toBeTruthy();
    expect(asked).toHaveLength(0);
  });

  it('tells the server’s words about a wrong one and stays', async () => {
    const words = { code: 400, msg: 'The old password is wrong (1 times)', userInfo: null };
    fakeServer({ 'POST /api/change-password': ok(words) });
    await open();
    const fields: [RegExp, string][] = [
      [/^Current password/, 'nonsense'],
      [/^New password\*?$/, 'brand-new-1'],
      [/^New password again/, 'brand-new-1'],
    ];
    await fill('Password', fields, 'Change the password');
    expect((await form('Password').findByRole('alert')).textContent).toBe(words.msg);
  });
});

describe('the e-mail', () => {
  it('changes by a code that the new address gets [S1-2.5-2b, S1-7.1-32, S1-7.2-6]', async () => {
    const { asked } = fakeServer({
      'GET /api/get-change-email-code': ok(null),
      'POST /api/change-email': changed({ email: 'new@school.example' }),
    });
    await open('smtp');
    await userEvent.type(form('E-mail').getByLabelText(/^New e-mail/), 'new@school.example');
    await userEvent.click(form('E-mail').getByRole('button', { name: 'Send the code' }));
    const button = await form('E-mail').findByRole<HTMLButtonElement>('button', {
      name: /^(30|2\d)s, wait to resend$/,
    });
    expect(button.disabled).toBe(true);
    expect(asked[0]?.query.get('email')).toBe('new@school.example');
    const rest: [RegExp, string][] = [
      [/^Code/, '123456'],
      [/^Current password/, 'secret123'],
    ];
    await fill('E-mail', rest, 'Change the e-mail');
    expect(await screen.findByText('Now: new@school.example')).toBeTruthy();
    expect(asked[1]?.body).toEqual({
      newEmail: 'new@school.example',
      code: '123456',
      password: 'secret123',
    });
    expect(screen.getByText('Update Successfully')).toBeTruthy();
    expect(currentUser()?.email).toBe('new@school.example');
  });

  it('needs no code where no mails are sent', async () => {
    const { asked } = fakeServer({
      'POST /api/change-email': changed({ email: 'new@school.example' }),
    });
    await open('off');
    expect(form('E-mail').queryByLabelText(/^Code/)).toBeNull();
    const fields: [RegExp, string][] = [
      [/^New e-mail/, 'new@school.example'],
      [/^Current password/, 'secret123'],
    ];
    await fill('E-mail', fields, 'Change the e-mail');
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('is checked, and must differ, before a code is asked for [S1-8-8h, S1-5-10]', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000_000); // the last test's pause is over
    const { asked } = fakeServer({});
    await open('outbox');
    expect(form('E-mail').getByText(/ask your teacher/)).toBeTruthy();
    const address = form('E-mail').getByLabelText(/^New e-mail/);
    const send = form('E-mail').getByRole('button', { name: 'Send the code' });
    await userEvent.type(address, 'not an address');
    await userEvent.click(send);
    expect(await screen.findByText('Check the format of the e-mail address')).toBeTruthy();
    await userEvent.clear(address);
    await userEvent.type(address, 'OLD@school.example');
    await userEvent.click(send);
    expect(await form('E-mail').findByText(/must differ/)).toBeTruthy();
    expect(asked).toHaveLength(0);
  });
});

describe('the mobile number', () => {
  it('changes by the password, when it is well formed and new [S1-2.5-2c, S1-5-10]', async () => {
    const { asked } = fakeServer({
      'POST /api/change-mobile': changed({ mobile: '+4915112345678' }),
    });
    await open();
    const number = form('Mobile number').getByLabelText(/^New number/);
    for (const [text, problem] of [
      ['12345', 'Check the format of the number'],
      ['13800000001', 'The new number must differ from the current one'],
    ] as const) {
      await userEvent.clear(number);
      await userEvent.type(number, text);
      await userEvent.tab();
      expect(await form('Mobile number').findByText(problem)).toBeTruthy();
    }
    await userEvent.clear(number);
    const fields: [RegExp, string][] = [
      [/^New number/, '+4915112345678'],
      [/^Current password/, 'secret123'],
    ];
    await fill('Mobile number', fields, 'Change the number');
    expect(await screen.findByText('Now: +4915112345678')).toBeTruthy();
    expect(asked[0]?.body).toEqual({
      newMobile: '+4915112345678',
      password: 'secret123',
      code: null,
    });
  });
});

describe('the profile', () => {
  it('shows what is known and sends it whole [S1-2.5-3, S1-7.2-6, S1-8-16f]', async () => {
    const { asked } = fakeServer({
      'POST /api/change-userInfo': ok(sampleUser({ nickname: 'snow', gender: 'female' })),
    });
    await open();
    const place = form('User info');
    expect(place.getByLabelText<HTMLInputElement>('Nickname').value).toBe('rain');
    await userEvent.clear(place.getByLabelText('Nickname'));
    await userEvent.type(place.getByLabelText('Nickname'), 'snow');
    await userEvent.type(place.getByLabelText('School'), 'Riverside');
    await userEvent.selectOptions(place.getByLabelText('Gender'), 'female');
    await userEvent.click(place.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Update Successfully')).toBeTruthy();
    expect(asked[0]?.body).toEqual({
      realname: null,
      nickname: 'snow',
      signature: null,
      blog: null,
      github: null,
      school: 'Riverside',
      number: null,
      cfUsername: null,
      gender: 'female',
      course: null,
    });
    expect(currentUser()?.nickname).toBe('snow');
  });

  it('names a field that is too long', async () => {
    const { asked } = fakeServer({});
    await open();
    await userEvent.type(form('User info').getByLabelText('Nickname'), 'x'.repeat(17));
    await userEvent.click(form('User info').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At most 20 characters')).toBeTruthy();
    expect(asked).toHaveLength(0);
  });
});

describe('the picture', () => {
  const input = () =>
    screen.getByLabelText<HTMLInputElement>('Choose a picture', { selector: 'input' });
  const pick = (file: File) => userEvent.upload(input(), file, { applyAccept: false });

  const square = () =>
    waitFor(() => {
      const box = screen.getByLabelText(/Part of the picture/);
      const picture = box.querySelector('img');
      if (!picture) throw new Error('no picture yet');
      return { box, picture };
    });

  it('is refused by its name and its size [S1-5-12, S1-8-8i, S1-8-8j, S1-9-14]', async () => {
    fakeServer({});
    await open();
    await pick(new File(['x'], 'me.svg'));
    expect(await screen.findByText('File type not support')).toBeTruthy();
    await pick(new File([new Uint8Array(40 * 1024 * 1024 + 1)], 'me.png'));
    expect(await screen.findByText('Exceed max size limit')).toBeTruthy();
    expect(screen.queryByLabelText(/Part of the picture/)).toBeNull();
    expect(input().accept).toBe('.gif,.jpg,.jpeg,.png,.bmp,.webp');
  });

  it('of a phone is cut in the browser, uploaded and shown [S1-2.5-2d, S1-5-12]', async () => {
    const cut = vi
      .spyOn(avatarFile, 'cropToPng')
      .mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
    const link = '/api/public/img/0123456789abcdef0123456789abcdef.png';
    const { asked } = fakeServer({
      'POST /api/file/upload-avatar': ok(sampleUser({ avatar: link })),
    });
    await open();
    await pick(new File([new Uint8Array(9_000_000)], 'me.JPEG'));
    const { box, picture } = await square();
    Object.defineProperties(picture, {
      naturalWidth: { value: 800 },
      naturalHeight: { value: 400 },
    });
    fireEvent.load(picture);
    fireEvent.keyDown(box, { key: 'ArrowRight' });
    await userEvent.click(await screen.findByRole('button', { name: 'Use this part' }));
    expect(await screen.findByText('Update Successfully')).toBeTruthy();
    expect(cut.mock.calls[0]?.slice(1)).toEqual([
      { zoom: 1, x: -108, y: 0 },
      { width: 800, height: 400 },
    ]);
    const form = asked[0]?.body as FormData | undefined;
    const sent = form?.get('image') as File;
    expect([sent.name, sent.type]).toEqual(['avatar.png', 'image/png']);
    expect(currentUser()?.avatar).toBe(link);
  });

  it('tells a refusal and leaves the square for another try', async () => {
    vi.spyOn(avatarFile, 'cropToPng').mockResolvedValue(new Blob(['png']));
    fakeServer({ 'POST /api/file/upload-avatar': refusal(400, 'file.bad_type', 'not a picture') });
    await open();
    await pick(new File(['x'], 'me.png'));
    fireEvent.load((await square()).picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Use this part' }));
    expect((await screen.findAllByText('not a picture')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/Part of the picture/)).toBeTruthy();
  });

  it('that the browser cannot show is refused', async () => {
    fakeServer({});
    await open();
    await pick(new File(['x'], 'me.png'));
    fireEvent.error((await square()).picture);
    expect(await screen.findByText('File type not support')).toBeTruthy();
    expect(screen.queryByLabelText(/Part of the picture/)).toBeNull();
  });
});
