import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { synchronise } from '../../shared/lib/serverClock';
import { isLoginOpen } from '../../shared/session/loginRequest';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { hour, noon, sampleContest } from '../../testing/sampleContest';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { RecentContests } from './RecentContests';
import { homeTexts } from './texts';

beforeEach(() => synchronise(noon));

async function open() {
  const scheduled = { startsIn: hour, endsIn: 2.5 * hour };
  fakeServer({
    'GET /api/get-recent-contest': ok([
      sampleContest({ id: 8, title: 'Olympiad', type: 1, auth: 1, ...scheduled }),
      sampleContest(),
    ]),
  });
  await show(<RecentContests />, [homeTexts]);
  return screen.findByRole('link', { name: 'Olympiad' });
}

describe('the recent contests', () => {
  it('tell title, status, rule, kind, start, duration and people [S1-2.2-7]', async () => {
    const link = await open();
    const row = within(link.closest('li') as HTMLElement);
    expect(row.getByText('Scheduled')).toBeTruthy();
    expect(row.getByText('Private')).toBeTruthy();
    expect(row.getByText(/^1 hour 30 minutes$/)).toBeTruthy();
    expect(row.getByText(/^\d\d-\d\d \d\d:\d\d$/)).toBeTruthy();
    expect(row.getByText('12 participants')).toBeTruthy();
    expect(row.getByRole('link', { name: 'OI' }).getAttribute('href')).toBe('/contest?type=1');
  });

  it('open for who is logged in [S1-2.2-10]', async () => {
    enterSession(sampleUser());
    fireEvent.click(await open());
    expect(location.pathname).toBe('/contest/8');
  });

  it('ask a guest to log in first [S1-2.2-10]', async () => {
    fireEvent.click(await open());
    expect(location.pathname).toBe('/');
    expect(await screen.findByText('Please login first')).toBeTruthy();
    expect(isLoginOpen()).toBe(true);
  });

  it('lead by their rule to the contests of that rule [S1-2.2-11]', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'ACM' }));
    expect(location.pathname + location.search).toBe('/contest?type=0');
  });

  it('are left out where there is none', async () => {
    const { asked } = fakeServer({ 'GET /api/get-recent-contest': ok([]) });
    await show(<RecentContests />, [homeTexts]);
    await waitFor(() => expect(asked.length).toBe(1));
    expect(screen.queryByText('Recent contests')).toBeNull();
  });
});
