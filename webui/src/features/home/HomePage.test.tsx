import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { bootData } from '../../shared/api/boot';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import HomePage from './HomePage';
import { homeTexts } from './texts';

const problem = {
  id: 1000,
  problemId: 'P1000',
  title: 'A+B',
  type: 0,
  gmtCreate: '2026-11-20T01:30:00.000+00:00',
  gmtModified: new Date(Date.now() - 2 * 3_600_000).toISOString(),
};

describe('the home page', () => {
  it('leaves out cards without data and cards whose call fails', async () => {
    fakeServer({
      'GET /api/get-recent-updated-problem': refusal(500, 'http.server', 'Oops', 500),
      'GET /api/get-recent-seven-ac-rank': ok([]),
    });
    await show(<HomePage />, [homeTexts]);
    await waitFor(() => expect(screen.queryByText('Recently updated problems')).toBeNull());
    expect(screen.queryByText('Solved in seven days')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Riverside OJ');
  });

  it('shows problems with links and the own state of the reader [S1-2.2-5]', async () => {
    enterSession(sampleUser());
    fakeServer({
      'GET /api/get-recent-updated-problem': ok([problem]),
      'GET /api/get-recent-seven-ac-rank': ok([]),
      'POST /api/get-user-problem-status': ok({ 1000: { status: 0, score: null } }),
    });
    await show(<HomePage />, [homeTexts]);
    const link = await screen.findByRole('link', { name: 'A+B' });
    expect(link.getAttribute('href')).toBe('/problem/P1000');
    expect(await screen.findByText('Solved')).toBeTruthy();
    const row = link.closest('tr');
    expect(row?.querySelector('td')?.textContent).toBe('P1000');
    expect(row?.querySelector('time')?.textContent).toBe('2 hours ago');
    fireEvent.click(link);
    expect(location.pathname).toBe('/problem/P1000');
  });

  it('welcomes everybody by the short name of the site [S1-2.2-2]', async () => {
    fakeServer({});
    const guest = await show(<HomePage />, [homeTexts]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Riverside OJ');
    guest.unmount();
    enterSession(sampleUser());
    await show(<HomePage />, [homeTexts]);
    expect(screen.getByText('Welcome to Riverside OJ')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('linxy');
  });

  it('hides what the site has switched off [S1-2.2-5, S1-2.2-8]', async () => {
    Object.assign(bootData().config, { visible1: false, visible3: false });
    const { asked } = fakeServer({
      'GET /api/get-recent-updated-problem': ok([problem]),
      'GET /api/get-recent-seven-ac-rank': ok([]),
      'GET /api/quotation': ok({ text: 'Measure twice.', from: 'Proverb' }),
    });
    await show(<HomePage />, [homeTexts]);
    expect(screen.queryByText(/Server time/)).toBeNull();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const paths = asked.map(({ path }) => path);
    expect(paths).not.toContain('/api/get-recent-updated-problem');
    expect(paths).not.toContain('/api/quotation');
  });

  it('shows the addresses of the server to staff only', async () => {
    enterSession(sampleUser({ roleList: ['root'] }));
    fakeServer({
      'GET /api/get-recent-updated-problem': ok([]),
      'GET /api/get-recent-seven-ac-rank': ok([]),
    });
    await show(<HomePage />, [homeTexts]);
    expect(await screen.findByText('http://192.168.1.5:8080')).toBeTruthy();
  });
});
