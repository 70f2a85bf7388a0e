import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { bootData } from '../../../shared/api/boot';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleConfig, sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import ConfigurationPage from './ConfigurationPage';
import { adminSettingsTexts } from './texts';

const readAt = '2026-11-20T08:00:00.000+00:00';
const website = {
  ...sampleConfig({ register: true }),
  inviteCode: 'CLASS7',
  quotationUrl: '',
  gmtModified: readAt,
};
const mail = {
  mailMode: 'outbox',
  emailHost: '',
  emailPort: 465,
  emailFrom: '',
  emailUsername: '',
  emailPassword: '******',
  emailBGImg: '',
  emailSsl: true,
  gmtModified: readAt,
};
const kept = { id: 9, to: 'li@school.test', subject: 'Your code', body: 'It is 123456.' };
const mails = [{ ...kept, gmtCreate: readAt }];

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/admin/config/get-web-config': ok(website),
    'GET /api/admin/config/get-email-config': ok(mail),
    'GET /api/admin/config/mail-outbox': ok({ records: mails, total: 1 }),
    'PUT /api/admin/config/set-web-config': ok(null),
    'PUT /api/admin/config/set-email-config': ok(null),
    'POST /api/admin/config/test-email': ok(null),
    ...more,
  });
  await show(<ConfigurationPage />, [adminTexts, adminSettingsTexts]);
  await screen.findByRole('region', { name: 'Names and region' });
  const sent = () => server.asked.filter((call) => call.method !== 'GET');
  return { sent, bodies: () => sent().map((call) => call.body) };
}

const write = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openMail = async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Mail' }));
  await screen.findByRole('region', { name: 'Mail server' });
};

beforeEach(() => enterSession(sampleUser({ email: 'root@school.test', roleList: ['root'] })));

describe('the settings of the website', () => {
  it('are sent by what was changed, and shown in this tab [S3-2.13-3g]', async () => {
    const { bodies } = await open();
    write(/^Site name/, 'River School');
    write(/^Registration number/, 'ICP 7');
    fireEvent.click(screen.getByRole('switch', { name: /^Clock and quotation/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^With a code by mail/ }));
    expect(screen.getByText(/switched off at present, so the invitation code/)).toBeTruthy();
    write('Invitation code', 'ROOM12');
    press('Save');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual({
      name: 'River School',
      recordName: 'ICP 7',
      visible1: false,
      registerMode: 'email',
      inviteCode: 'ROOM12',
      gmtModified: readAt,
    });
    await waitFor(() => expect(bootData().config.name).toBe('River School'));
    expect(bootData().config).not.toHaveProperty('inviteCode');
  });

  it.each([
    [/^Site name/, ' ', 'May not be empty'],
    [/^Short name/, 'x'.repeat(21), 'At most 20 characters'],
    ['Address of the site', '/home', 'Begin the address with http:// or https://'],
    ['Source of quotations', 'ftp://a.test', 'Begin the address with http:// or https://'],
    ['Link of the project', '//a.test', 'Begin the address with http://, https:// or /'],
    ['Invitation code', 'ABC', 'The invitation code has 6 characters'],
  ])('point %s out when it is “%s”', async (label, value, words) => {
    const { sent } = await open();
    write(label, value);
    press('Save');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('are nothing to save when a change was taken back', async () => {
    await open();
    write(/^Short name/, 'Other');
    expect(screen.getByText('There are unsaved changes')).toBeTruthy();
    write(/^Short name/, website.shortName);
    expect(screen.getByText('No changes')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it('are not overwritten unknowingly when somebody else has saved', async () => {
    const { bodies } = await open({
      'PUT /api/admin/config/set-web-config': ({ body }) =>
        'gmtModified' in (body as object)
          ? refusal(400, 'edit.conflict', 'Changed by wang at 10:12, please reload')
          : ok(null),
    });
    write(/^Short name/, 'Mine');
    press('Save');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Changed by wang at 10:12');
    const [, overwrite] = within(notice).getAllByRole('button');
    fireEvent.click(overwrite as HTMLElement);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual({ shortName: 'Mine' });
  });

  it('are not left by the other tab without a question', async () => {
    await open();
    write(/^Short name/, 'Mine');
    fireEvent.click(screen.getByRole('tab', { name: 'Mail' }));
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(/^Short name/)).toHaveProperty('value', 'Mine');
  });
});

describe('the settings of mails', () => {
  it('ask for a server and a port, and keep the stored password', async () => {
    const { bodies } = await open();
    await openMail();
    fireEvent.click(screen.getByRole('radio', { name: /^Through a mail server/ }));
    write(/^Port/, '70000');
    press('Save');
    expect(await screen.findByText('May not be empty')).toBeTruthy();
    expect(screen.getByText('A whole number from 1 to 65535')).toBeTruthy();
    write(/^Server/, 'smtp.school.test');
    write(/^Port/, '587');
    press('Save');
    const body = { mailMode: 'smtp', emailHost: 'smtp.school.test', emailPort: 587 };
    await waitFor(() => expect(bodies()).toEqual([{ ...body, gmtModified: readAt }]));
    await waitFor(() => expect(bootData().config.mailMode).toBe('smtp'));
  });

  it('are tried with a test mail, whose refusal stands at the address', async () => {
    let isGood = false;
    const { bodies } = await open({
      'POST /api/admin/config/test-email': () =>
        isGood ? ok(null) : refusal(400, 'mail.bad_format', 'Not a mail address'),
    });
    await openMail();
    press('Send');
    expect(await screen.findByText('Not a mail address')).toBeTruthy();
    isGood = true;
    write('Send to', ' li@school.test ');
    press('Send');
    expect(await screen.findByText('The mail is in the outbox.')).toBeTruthy();
    expect(bodies()).toEqual([{ email: 'root@school.test' }, { email: 'li@school.test' }]);
  });

  it('cannot be tried while they are not saved', async () => {
    await open();
    await openMail();
    fireEvent.click(screen.getByRole('radio', { name: /^Not at all/ }));
    expect(await screen.findByText('Save your changes above first.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });

  it('show the mails that did not leave, which can be read and deleted', async () => {
    const gone: (string | null)[] = [];
    await open({
      'DELETE /api/admin/config/mail-outbox': ({ query }) => {
        gone.push(query.get('id'));
        return ok(null);
      },
    });
    await openMail();
    fireEvent.click(await screen.findByRole('button', { name: 'Your code' }));
    const letter = await screen.findByRole('dialog', { name: 'Your code' });
    expect(letter.textContent).toContain('It is 123456.');
    fireEvent.click(within(letter).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const [button, title] of [
      ['Delete “Your code” to li@school.test', 'Delete this mail?'],
      ['Delete all', 'Delete all mails of the outbox?'],
    ] as const) {
      press(button);
      const question = await screen.findByRole('dialog', { name: title });
      fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(gone).toEqual(['9', null]));
  });
});
