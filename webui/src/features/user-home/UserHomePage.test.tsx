import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { closeLogin, isLoginOpen } from '../../shared/session/loginRequest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { userHomeTexts } from './texts';
import UserHomePage from './UserHomePage';
import type { UserHome } from './userHomeQueries';

const home = (changes: Partial<UserHome> = {}): UserHome => ({
  uid: 'u1',
  username: 'linxy',
  nickname: 'Lin',
  gender: 'female',
  avatar: null,
  signature: null,
  school: 'Riverside School',
  github: 'https://github.com/linxy',
  blog: 'javascript:alert(1)',
  titleName: 'Star',
  titleColor: '#123456',
  total: 1234,
  rating: null,
  score: 56,
  scoreList: [56],
  solvedList: ['P1000', 'P1001', 'SECRET1'],
  solvedGroupByDifficulty: { 0: ['P1000'], 2: ['P1001'] },
  recentLoginTime: '2026-11-21T01:20:12.000+00:00',
  ...changes,
});

const answers = (changes: Partial<UserHome> = {}) => ({
  'GET /api/get-user-home-info': ok(home(changes)),
  'GET /api/get-user-calendar-heatmap': ok({
    endDate: '2026-11-21',
    dataList: [{ date: '2026-11-20', count: 3 }],
  }),
  'GET /api/difficulty': ok([]),
});

describe("a person's page", () => {
  it('shows the profile, the four numbers and the year', async () => {
    history.replaceState(null, '', '/user-home?uid=u1&username=linxy');
    const { asked } = fakeServer(answers());
    await show(<UserHomePage />, [userHomeTexts]);
    expect(await screen.findByRole('heading', { level: 1, name: 'linxy' })).toBeTruthy();
    for (const text of ['Lin', 'Star', 'Riverside School', 'Female', 'Not set yet']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const numbers = screen.getAllByRole('definition').map((entry) => entry.textContent);
    expect(numbers).toEqual(['1,234', '3', '56', '--']);
    const drawing = await screen.findByRole('img', { name: /3 in all; days with any: 1/ });
    expect(drawing.querySelectorAll('rect')).toHaveLength(365);
    expect(asked[0]?.query.get('uid')).toBe('u1');
  });

  it('of a guest who does not log in says so, with another way to do it', async () => {
    history.replaceState(null, '', '/user-home');
    fakeServer({});
    await show(<UserHomePage />, [userHomeTexts]);
    await waitFor(() => expect(isLoginOpen()).toBe(true));
    closeLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(isLoginOpen()).toBe(true);
    closeLogin();
  });

  it('links web addresses only', async () => {
    history.replaceState(null, '', '/user-home?uid=u1');
    fakeServer(answers());
    await show(<UserHomePage />, [userHomeTexts]);
    const github = await screen.findByRole('link', { name: 'GitHub' });
    expect(github.getAttribute('href')).toBe('https://github.com/linxy');
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  it('groups solved problems, and links those that the reader may open', async () => {
    history.replaceState(null, '', '/user-home?uid=u1');
    fakeServer(answers());
    await show(<UserHomePage />, [userHomeTexts]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Solved problems' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('Easy')).toBeTruthy();
    expect(panel.getByText('Hard')).toBeTruthy();
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(['/problem/P1000', '/problem/P1001']));
    expect(panel.getByText('SECRET1').closest('a')).toBeNull();
    expect(panel.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it('says who is unknown', async () => {
    history.replaceState(null, '', '/user-home?uid=nobody');
    fakeServer({
      'GET /api/get-user-home-info': refusal(400, 'user.missing', 'The user does not exist'),
    });
    await show(<UserHomePage />, [userHomeTexts]);
    expect((await screen.findByRole('alert')).textContent).toContain('The user does not exist');
  });
});
