import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../../shared/session/session';
import { fakeServer, ok } from '../../../../testing/fakeServer';
import { sampleUser } from '../../../../testing/samples';
import { show } from '../../../../testing/show';
import { adminContestsTexts } from '../texts';
import { ContestToolsCard } from './ContestToolsCard';

const path = '/clics/contests/1000';
const made = { author: 'root', gmtCreate: '2026-11-20T01:30:00.000+00:00' };

/** A server that keeps whether there is a token. */
function server(isPublic: boolean, before: typeof made | null = null) {
  let token = before;
  return fakeServer({
    'GET /api/admin/contest/clics': () => ok({ path, isPublic, token }),
    'POST /api/admin/contest/clics-token': () => {
      token = made;
      return ok({ token: 'clics_secret' });
    },
    'DELETE /api/admin/contest/clics-token': () => {
      token = null;
      return ok(null);
    },
  });
}

async function open(isPublic: boolean, before: typeof made | null = null) {
  const { asked } = server(isPublic, before);
  await show(<ContestToolsCard cid={1000} />, [adminContestsTexts]);
  await screen.findByText(`${location.origin}${path}`);
  return asked;
}
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the card of a contest’s tools', () => {
  it('says who may read without a token', async () => {
    await open(true);
    expect(screen.getByText(/outside board is open/)).toBeTruthy();
    expect(screen.queryByText(/outside board is closed/)).toBeNull();
  });

  it('shows a new token with a way to copy it, and who made it', async () => {
    await open(false);
    expect(screen.getByText(/outside board is closed/)).toBeTruthy();
    fireEvent.click(await button('Make a token'));
    expect(await screen.findByText('clics_secret')).toBeTruthy();
    expect(await button('Copy the token')).toBeTruthy();
    expect(screen.getByText(/^root made the token/)).toBeTruthy();
  });

  it('asks before the old token ends, and before it is withdrawn', async () => {
    const asked = await open(true, made);
    expect(screen.queryByText('clics_secret')).toBeNull();
    fireEvent.click(await button('Make a new one'));
    expect(await screen.findByText(/The old one ends at once/)).toBeTruthy();
    fireEvent.click(await button('Cancel'));
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    fireEvent.click(await button('Withdraw the token'));
    await screen.findByText(/cut off at once/);
    // The card's own button, and the one of the question.
    fireEvent.click(
      screen.getAllByRole('button', { name: 'Withdraw the token' })[1] as HTMLElement,
    );
    await waitFor(() => expect(screen.getByText('There is no token yet.')).toBeTruthy());
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
