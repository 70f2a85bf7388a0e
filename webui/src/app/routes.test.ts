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
});
