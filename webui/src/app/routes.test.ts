import { describe, expect, it } from 'vitest';
import { routeOf, to } from './routes';

describe('addresses', () => {
  it('put parameters in their place, encoded', () => {
    expect(to('ProblemDetails', { problemID: 'P 1/2' })).toBe('/problem/P%201%2F2');
  });

  it('leave out empty query parameters', () => {
    expect(to('SubmissionList', {}, { onlyMine: true, status: null, username: '' })).toBe(
      '/status?onlyMine=true',
    );
  });

  it('are found again, fixed ones before those with parameters', () => {
    expect(routeOf('/problem')).toBe('ProblemList');
    expect(routeOf('/problem/P1000')).toBe('ProblemDetails');
    expect(routeOf('/admin/problem/create')).toBe('AdminProblemNew');
    expect(routeOf('/admin/problem/edit/12')).toBe('AdminProblemEdit');
    expect(routeOf('/nowhere')).toBeNull();
  });

  it('of a contest have its pages below it, and its outside boards beside it [S2-2.1-8, S2-2.2-16]', () => {
    const pages = {
      '': 'ContestDetails',
      '/problems': 'ContestProblemList',
      '/submissions': 'ContestSubmissionList',
      '/rank': 'ContestRank',
      '/problem/A': 'ContestProblemDetails',
      '/problem/A/submission-detail/5': 'ContestSubmissionDetails',
      '/announcements': 'ContestAnnouncementList',
      '/comment': 'ContestComment',
      '/print': 'ContestPrint',
      '/ac-info': 'ContestAcInfo',
      '/admin-print': 'ContestAdminPrint',
      '/scroll-board': 'ContestScrollBoard',
      '/rejudge': 'ContestRejudgeAdmin',
      '/report': 'ContestReport',
    };
    for (const [below, name] of Object.entries(pages)) {
      expect(routeOf(`/contest/7${below}`)).toBe(name);
    }
    expect(routeOf('/contest/acm-scoreboard/7')).toBe('AcmScoreBoard');
    expect(routeOf('/contest/oi-scoreboard/7')).toBe('OiScoreBoard');
    expect(routeOf('/scrollBoard')).toBe('ScrollBoard');
  });
});
