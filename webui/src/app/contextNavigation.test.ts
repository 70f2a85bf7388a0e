import { describe, expect, it, vi } from 'vitest';
import { contextLinks } from './contextNavigation';
import type { RouteName } from './routes';

vi.mock('./routes', async (original) =>
  (await import('../testing/readyRoutes')).readyRoutes(await original()),
);

const addresses = (route: RouteName, parameters: Record<string, string>) =>
  contextLinks(route, parameters).map((link) => link.href);

describe('the links around a page', () => {
  it('of a training lead home, to the training and its problems [S1-2.1-10]', () => {
    expect(addresses('TrainingProblemDetails', { trainingID: '5', problemID: 'A' })).toEqual([
      '/home',
      '/training/5',
      '/training/5/problems',
    ]);
  });

  it('of a training in a group lead to the group too [S1-2.1-10]', () => {
    const group = { trainingID: '5', groupID: '8', problemID: 'A' };
    expect(addresses('GroupTrainingProblemDetails', group).slice(1)).toEqual([
      '/group/8',
      '/group/8/training/5',
      '/group/8/training/5/problems',
    ]);
  });

  it('of a contest are its four pages [S1-2.1-11]', () => {
    expect(addresses('ContestProblemDetails', { contestID: '7', problemID: 'A' })).toEqual([
      '/contest/7',
      '/contest/7/problems',
      '/contest/7/submissions?onlyMine=true',
      '/contest/7/rank',
    ]);
  });

  it('are none where the tabs of a contest lead to the same places, and on its outside board', () => {
    expect(addresses('ContestRank', { contestID: '7' })).toEqual([]);
    expect(addresses('AcmScoreBoard', { contestID: '7' })).toEqual([]);
  });

  it('of a group are its start and its problems [S1-2.1-12]', () => {
    const page = { groupID: '8', problemID: 'CLASSA' };
    expect(addresses('GroupProblemDetails', page)).toEqual(['/group/8', '/group/8/problem']);
    expect(addresses('GroupDetails', { groupID: '8' })).toEqual([]);
  });

  it('are none anywhere else', () => {
    expect(addresses('ProblemDetails', { problemID: 'P1000' })).toEqual([]);
  });
});
