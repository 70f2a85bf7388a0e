import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../shared/session/session';
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
    await fillIn('secret1', 'secret1');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/home'));
    expect(asked[1]?.body).toEqual({
      code: 'abcd-1234',
      password: 'secret1',
      name: 'Riverside',
      shortName: '',
      language: 'en-US',
      timezone: 'Asia/Shanghai',
    });
    expect(currentUser()?.roleList).toEqual(['root']);
  });

  it('refuses passwords that differ before asking', async () => {
    const { asked } = fakeServer({ 'GET /api/setup': proposal });
    await show(<SetupPage />, [setupTexts]);
    await fillIn('secret1', 'secret2');
    expect(await screen.findByText('Password does not match')).toBeTruthy();
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

  it('says so when it is finished already', async () => {
    fakeServer({ 'GET /api/setup': ok({ needed: false }) });
    await show(<SetupPage />, [setupTexts]);
    expect(await screen.findByText('The first setup is already finished.')).toBeTruthy();
  });
});
