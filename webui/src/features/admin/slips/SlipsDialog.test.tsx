import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show';
import SlipsDialog from './SlipsDialog';
import { adminSlipsTexts } from './texts';

async function open(isOnlyChance: boolean) {
  const headers = { 'content-type': 'text/html' };
  vi.stubGlobal('fetch', async () => new Response('<p>secret</p>', { headers }));
  const onClose = vi.fn();
  await show(<SlipsDialog slipKey="k" isOnlyChance={isOnlyChance} onClose={onClose} />, [
    adminSlipsTexts,
  ]);
  await screen.findByTitle('What will be printed');
  return onClose;
}

const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name })[0] as Element);

describe('the login slips', () => {
  it('are not closed unprinted without a question when there is no way back', async () => {
    const onClose = await open(true);
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(onClose).not.toHaveBeenCalled();
    const frame = screen.getByTitle<HTMLIFrameElement>('What will be printed');
    const print = vi.fn();
    Object.defineProperty(frame, 'contentWindow', { value: { print } });
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    await press('Close');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('close at once where they can be opened again', async () => {
    const onClose = await open(false);
    await press('Close');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
