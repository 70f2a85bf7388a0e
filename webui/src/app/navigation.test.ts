import { describe, expect, it, vi } from 'vitest';
import { sampleConfig, sampleUser } from '../testing/samples';
import { isActive, navigation } from './navigation';
import { type RouteName, routeOf } from './routes';

vi.mock('./routes', async (original) =>
  (await import('../testing/readyRoutes')).readyRoutes(await original()),
);

const keys = (...visitor: Parameters<typeof navigation>) =>
  navigation(...visitor).map((entry) =>
    'links' in entry ? `${entry.key}: ${entry.links.map((link) => link.key).join(' ')}` : entry.key,
  );

describe('the main navigation', () => {
  it('has every entry in its order once its page is there [S1-2.1-2, S1-2.1-4]', () => {
    expect(keys(sampleConfig(), sampleUser())).toEqual([
      'home',
      'problems',
      'trainings',
      'contests: generalContests timedWork',
      'status',
      'ranks: acmRank oiRank',
      'groups',
      'lessons',
      'discussions',
    ]);
  });

  it('hides what the site has switched off, and timed work from guests', () => {
    expect(keys(sampleConfig(), null)).toContain('contests: generalContests');
    const closed = sampleConfig({ visible4: false, openPublicDiscussion: false });
    expect(keys(closed, null)).toEqual(['home', 'problems', 'trainings', 'status']);
    expect(keys(closed, sampleUser())).toContain('contests: timedWork');
  });

  it('leads where the specification says [S1-2.1-2, S1-2.1-4]', () => {
    const routes = ['/home', '/problem', '/training', '/status'].map(routeOf);
    expect(routes).toEqual(['Home', 'ProblemList', 'TrainingList', 'SubmissionList']);
  });
});

describe('the entry of a page', () => {
  const active = (route: RouteName) =>
    navigation(sampleConfig(), sampleUser())
      .filter((entry) => isActive(entry, route))
      .map((entry) => entry.key);

  it.each([
    ['/submission-detail/1', 'status'],
    ['/submission-difference', 'status'],
    ['/discussion-detail/7', 'discussions'],
    ['/timedwork', 'contests'],
    ['/contest', 'contests'],
    ['/contest/7', 'contests'],
    ['/contest/7/problem/A', 'contests'],
    ['/contest/7/problem/A/submission-detail/3', 'contests'],
    ['/contest/7/admin-print', 'contests'],
    ['/contest/acm-scoreboard/7', 'contests'],
    ['/problem/P1000', 'problems'],
    ['/oi-rank', 'ranks'],
    ['/home', 'home'],
  ])('%s is %s [S1-2.1-13]', (path, entry) => {
    expect(active(routeOf(path) as RouteName)).toEqual([entry]);
  });

  it('is none for a page outside the navigation', () => {
    expect(active('Setting')).toEqual([]);
  });
});
