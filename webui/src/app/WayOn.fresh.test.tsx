import { screen } from '@testing-library/preact';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../shared/api/errors';
import { wayOnTexts } from '../shared/i18n/texts';
import { ErrorState } from '../shared/ui/ErrorState';
import { setWayOn } from '../shared/ui/wayOn';
import { show } from '../testing/show';
import { wayOn } from './WayOn';

const failed = (key: string, status: number) =>
  new ApiError('What the server says', key, status, status, '3f9c21d0a4be');
const see = (error: unknown) =>
  show(<ErrorState error={error} onRetry={() => undefined} />, [wayOnTexts]);
const retry = () => screen.queryByRole('button', { name: 'Try again' });
const back = () => screen.findByRole('link', { name: 'Back to the contests' });

beforeEach(() => {
  setWayOn(wayOn);
  history.replaceState(null, '', '/contest/9');
});

it('leads back to the list from what is not there, and says what may be the case', async () => {
  await see(failed('contest.missing', 404));
  expect((await back()).getAttribute('href')).toBe('/contest');
  expect(screen.getByText(/may have been removed, or is not open to you/)).toBeTruthy();
  expect(retry()).toBeNull();
});

it('leads back from what one may not see', async () => {
  await see(failed('auth.forbidden', 403));
  expect(await back()).toBeTruthy();
  expect(screen.queryByText(/may have been removed/)).toBeNull();
  expect(retry()).toBeNull();
});

it.each([
  ['http.failed', 500],
  ['client.network', 0],
])('asks again where the server or the way to it failed: %s', async (key, status) => {
  await see(failed(key, status));
  expect(retry()).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers both where what is shut may open in time', async () => {
  await see(failed('board.closed', 403));
  expect(await back()).toBeTruthy();
  expect(retry()).toBeTruthy();
});
