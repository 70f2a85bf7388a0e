import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { replaceBootData } from '../../shared/api/boot';
import { loginTexts } from '../../shared/login/texts';
import { currentUser, readToken } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleBoot, sampleConfig, sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import LoginDialog from './LoginDialog';
import { accountTexts } from './texts';

async function fillIn(username: string, password: string) {
  if (username) await userEvent.type(screen.getByLabelText(/Username/), username);
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login dialog', () => {
  it('enters the session, says so and closes [S1-3-4, S1-7.2-1, S1-7.3-2]', async () => {
    const onClose = vi.fn();
    const { asked } = fakeServer({
      'POST /api/login': ok(sampleUser(), { authorization: 'token-1' }),
    });
    await show(<LoginDialog onClose={onClose} />, [accountTexts, loginTexts]);
    await fillIn('linxy', 'secret1');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ username: 'linxy', password: 'secret1' });
    expect(currentUser()?.username).toBe('linxy');
    expect(readToken()).toBe('token-1');
    expect(screen.getByText('Welcome back')).toBeTruthy();
  });

  it('asks for both fields before it asks the server', async () => {
    const { asked } = fakeServer({});
    await show(<LoginDialog onClose={() => undefined} />, [accountTexts, loginTexts]);
    await fillIn('', '');
    expect(await screen.findByText('Enter your username')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(asked).toHaveLength(0);
  });

  it('tells a wrong password in its own words and stays open [S1-8-8l, S1-8-9]', async () => {
    fakeServer({ 'POST /api/login': refusal(400, 'auth.wrong_credentials', 'from the server') });
    await show(<LoginDialog onClose={() => undefined} />, [accountTexts, loginTexts]);
    await fillIn('linxy', 'wrong12');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please check your username or password');
    expect(currentUser()).toBeNull();
  });

  it('brings the slide puzzle when the server asks for it, and sends the answer', async () => {
    const puzzle = {
      puzzleKey: 'k'.repeat(32),
      background: 'data:image/png;base64,',
      piece: 'data:image/png;base64,',
      width: 325,
      height: 100,
      pieceY: 20,
    };
    const { asked } = fakeServer({
      'POST /api/login': refusal(400, 'auth.puzzle_required', 'Solve the slide puzzle first'),
      'GET /api/login-puzzle': ok(puzzle),
    });
    await show(<LoginDialog onClose={() => undefined} />, [accountTexts, loginTexts]);
    await fillIn('linxy', 'secret1');
    const slider = await screen.findByLabelText<HTMLInputElement>('Place of the piece');
    slider.value = '120';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(asked.filter((call) => call.method === 'POST')).toHaveLength(2));
    expect(asked.filter((call) => call.method === 'POST')[1]?.body).toMatchObject({
      puzzleKey: puzzle.puzzleKey,
      puzzleX: 120,
    });
  });

  it('brings another puzzle after a wrong one, with the words about robots [S1-8-8k]', async () => {
    const words = 'Guess robot: operating too fast, verify again';
    let puzzles = 0;
    fakeServer({
      'POST /api/login': refusal(400, 'auth.puzzle_wrong', words),
      'GET /api/login-puzzle': () =>
        ok({
          puzzleKey: `key-${++puzzles}`,
          background: 'data:image/png;base64,',
          piece: 'data:image/png;base64,',
          width: 325,
          height: 100,
          pieceY: 20,
        }),
    });
    await show(<LoginDialog onClose={() => undefined} />, [accountTexts, loginTexts]);
    await fillIn('linxy', 'secret1');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await waitFor(() => expect(puzzles).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(puzzles).toBe(2));
  });

  it('puts the focus into each form and enters with the name and password of a new account', async () => {
    replaceBootData(
      sampleBoot({ config: sampleConfig({ register: true, registerMode: 'invite' }) }),
    );
    const onClose = vi.fn();
    const { asked } = fakeServer({
      'POST /api/check-username-or-email': ok({ username: false, email: false }),
      'POST /api/register': ok(null),
      'POST /api/login': ok(sampleUser(), { authorization: 'token-2' }),
    });
    await show(<LoginDialog onClose={onClose} />, [accountTexts, loginTexts]);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const username = await screen.findByLabelText(/^Username/);
    await screen.findByLabelText(/^Invitation code/);
    await waitFor(() => expect(document.activeElement).toBe(username));
    await userEvent.keyboard('linxy');
    await userEvent.type(screen.getByLabelText(/^Password\*?$/), 'secret1');
    await userEvent.type(screen.getByLabelText(/^Password again/), 'secret1');
    await userEvent.type(screen.getByLabelText(/^Invitation code/), 'CLASS7');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked.at(-1)?.body).toEqual({ username: 'linxy', password: 'secret1' });
    expect(readToken()).toBe('token-2');
  });
});
