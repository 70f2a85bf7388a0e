import { act, fireEvent, screen } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { accountTexts } from '../features/account/texts';
import { openLogin } from '../shared/session/loginRequest';
import { show } from '../testing/show';
import { LoginHost } from './LoginHost';

describe('a login that does not come', () => {
  it('says so over the page, and opens once the network is back', async () => {
    const noNetwork = new TypeError('Failed to fetch dynamically imported module');
    vi.spyOn(accountTexts.loaders, 'en-US')
      .mockRejectedValueOnce(noNetwork)
      .mockRejectedValueOnce(noNetwork);
    await show(
      <>
        <main>The page</main>
        <LoginHost />
      </>,
    );
    await act(openLogin);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('did not come');
    expect(screen.getByText('The page')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: /^Log in/ })).toBeTruthy();
  });
});
