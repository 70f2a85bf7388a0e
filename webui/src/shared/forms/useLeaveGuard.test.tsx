import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show';
import { useLeaveGuard, useLeaveQuestion } from './useLeaveGuard';

function Changed() {
  useLeaveGuard(true, useLeaveQuestion());
  return <p>A form</p>;
}

it('asks before the router hears of going back', async () => {
  history.replaceState(null, '', '/admin/honor');
  history.pushState(null, '', '/admin/conf');
  // The router listens before any form is there, and Chromium calls a window's listeners in the
  // order in which they came, whatever their phase.
  const router = vi.fn();
  window.addEventListener('popstate', router, true);
  await show(<Changed />);
  history.replaceState(null, '', '/admin/honor');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/admin/conf');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/honor'));
  window.removeEventListener('popstate', router, true);
});
