import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../shared/session/session';
import { widgetsTexts } from '../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import SetupPage from './SetupPage';
import { setupTexts } from './texts';

afterEach(() => vi.restoreAllMocks());

const proposal = ok({ needed: true, name: '', language: 'zh-CN', timezone: 'Asia/Shanghai' });

async function fillIn(password: string, again: string) {
  await userEvent.type(await screen.findByLabelText(/Setup code/), 'abcd-1234');
  await userEvent.type(screen.getByLabelText(/^Password\*/), password);
  await userEvent.type(screen.getByLabelText(/Password again/), again);
  await userEvent.type(screen.getByLabelText(/Name of the site/), 'Riverside');
  await userEvent.click(screen.getByRole('button', { name: 'Finish the setup' }));
}

describe('the first setup', () => {
  it('sends the answers, enters the session and loads the site anew', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { asked } = fakeServer({
      'GET /api/setup': proposal,
      'POST /api/setup': ok(sampleUser({ roleList: ['root'] }), { authorization: 'token' }),
    });
    await show(<SetupPage />, [setupTexts]);
    await userEvent.click(await screen.findByLabelText(/Demo problems/));
    await fillIn('secret1', 'secret1');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/home'));
    expect(asked[1]?.body).toEqual({
      code: 'abcd-1234',
      password: 'secret1',
      name: 'Riverside',
      shortName: '',
      language: 'en-US',
      timezone: 'Asia/Shanghai',
      demo: true,
    });
    expect(currentUser()?.roleList).toEqual(['root']);
  });

  it('refuses passwords that differ before asking', async () => {
    const { asked } = fakeServer({ 'GET /api/setup': proposal });
    await show(<SetupPage />, [setupTexts]);
    await fillIn('secret1', 'secret2');
    expect(await screen.findByText('The two passwords differ')).toBeTruthy();
    expect(asked.filter((call) => call.method === 'POST')).toHaveLength(0);
  });

  it('puts a wrong code beside its field', async () => {
    fakeServer({
      'GET /api/setup': proposal,
      'POST /api/setup': refusal(400, 'setup.code_wrong', 'The setup code is wrong'),
    });
    await show(<SetupPage />, [setupTexts]);
    await fillIn('secret1', 'secret1');
    expect(await screen.findByText('The setup code is wrong')).toBeTruthy();
    expect(screen.getByLabelText(/Setup code/).getAttribute('aria-invalid')).toBe('true');
  });

  it('goes on telling where the code is found when it is missing', async () => {
    fakeServer({ 'GET /api/setup': proposal });
    await show(<SetupPage />, [setupTexts]);
    await userEvent.click(await screen.findByRole('button', { name: 'Finish the setup' }));
    const told = (await screen.findByText(/sudo oj setup-code/)).id;
    const field = screen.getByLabelText(/Setup code/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(told);
  });

  it('says so when it is finished already', async () => {
    fakeServer({ 'GET /api/setup': ok({ needed: false }) });
    await show(<SetupPage />, [setupTexts]);
    expect(await screen.findByText('The first setup is already finished.')).toBeTruthy();
  });
});

describe('a site that begins with a backup', () => {
  const code = { code: 'abcd-1234' };
  const found = {
    id: 'one',
    name: 'oj-nightly-1.tar.age',
    kind: 'nightly',
    folder: '/media/stick',
    whole: true,
    sealed: true,
    size: 2048,
    gmtCreate: '2026-11-22T06:00:00.000+00:00',
  };

  async function choose() {
    await show(<SetupPage />, [setupTexts, widgetsTexts]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Restore from a backup' }));
    await userEvent.type(await screen.findByLabelText(/Setup code/), code.code);
  }

  it('finds it on a stick, asks for its password, and says when the site runs on it', async () => {
    let state = 'idle';
    let isNeeded = true;
    const { asked } = fakeServer({
      'GET /api/setup': () => (isNeeded ? proposal : ok({ needed: false })),
      'GET /api/setup/restore': () => {
        if (state === 'idle') return ok({ state, name: '', error: null });
        isNeeded = false;
        return refusal(403, 'setup.done', 'The setup is already finished');
      },
      'POST /api/setup/restore-found': ok([found]),
      'POST /api/setup/restore': (call) => {
        if ((call.body as { password: string }).password !== 'right') {
          return refusal(400, 'backup.password_needed', 'It opens with its password alone');
        }
        state = 'done';
        return ok(null);
      },
    });
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Look for backups' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore this one' }));
    const field = await screen.findByLabelText('Password of the backup');
    expect(
      screen.getByText('The one that was set when oj-nightly-1.tar.age was made'),
    ).toBeTruthy();
    await userEvent.type(field, 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Open and restore' }));
    expect(await screen.findByText(/The site is restored/)).toBeTruthy();
    const sent = asked.filter(
      (call) => call.path === '/api/setup/restore' && call.method === 'POST',
    );
    expect(sent.at(-1)?.body).toEqual({ ...code, id: 'one', password: 'right' });
  });

  it('says why a backup could not be restored, and stays where it was', async () => {
    fakeServer({
      'GET /api/setup': proposal,
      'GET /api/setup/restore': ok({ state: 'failed', name: 'a.tar', error: 'it was cut short' }),
    });
    await choose();
    expect(await screen.findByText(/nothing was changed: it was cut short/)).toBeTruthy();
  });
});
