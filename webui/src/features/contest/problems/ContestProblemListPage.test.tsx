import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contest, ContestProblem } from '../../../entities/contest/contestQueries';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { hour, noon, sampleContest } from '../../../testing/sampleContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import ContestFrame from '../ContestFrame';
import { contestTexts } from '../texts';
import ContestProblemListPage from './ContestProblemListPage';
import { contestProblemsTexts } from './texts';

vi.mock('../../../app/routes', async (original) =>
  (await import('../../../testing/readyRoutes')).readyRoutes(await original()),
);

const problem = (displayId: string, changes: Partial<ContestProblem> = {}): ContestProblem => ({
  id: displayId.charCodeAt(0),
  displayId,
  cid: 7,
  pid: 1000 + displayId.charCodeAt(0),
  displayTitle: `Problem ${displayId}`,
  titles: {},
  color: null,
  ac: 1,
  total: 4,
  ...changes,
});
const rows = [problem('A', { color: '#3450b8' }), problem('B', { ac: 0, total: 0 }), problem('C')];

beforeEach(() => synchronise(noon));

async function open(contest: Contest = sampleContest(), statuses: object = {}) {
  enterSession(sampleUser());
  history.replaceState(null, '', '/contest/7/problems');
  const server = fakeServer({
    'GET /api/get-contest-info': ok(contest),
    'GET /api/get-contest-access': ok({ access: false }),
    'GET /api/get-contest-problem': ({ query }) =>
      ok(query.get('containsEnd') === 'true' ? [problem('A', { ac: 3 })] : rows),
    'POST /api/get-user-problem-status': ok(statuses),
  });
  await show(
    <ContestFrame route="ContestProblemList">
      <ContestProblemListPage />
    </ContestFrame>,
    [contestTexts, contestProblemsTexts],
  );
  await screen.findByRole('link', { name: 'Problem A' });
  return server;
}

const rowOf = (name: string) =>
  within(screen.getByRole('link', { name: `Problem ${name}` }).closest('tr') as HTMLElement);
const cells = (name: string) =>
  [...(screen.getByRole('link', { name: `Problem ${name}` }).closest('tr')?.children ?? [])].map(
    (cell) => cell.textContent,
  );

describe('the problems of a contest', () => {
  it('stand under their titles in the language of the reader', async () => {
    rows[2] = problem('C', { titles: { 'en-US': 'Snow', 'ja-JP': 'Yuki' } });
    await open();
    expect(screen.getByRole('link', { name: 'Snow' })).toBeTruthy();
    rows[2] = problem('C');
  });

  it('have own mark, number, title, counts and rate [S2-2.4-1]', async () => {
    await open(sampleContest(), {
      1065: { status: 0, score: null },
      1066: { status: -1, score: null },
      1067: { status: -10, score: null },
    });
    expect(await rowOf('A').findByText('Solved')).toBeTruthy();
    expect(rowOf('B').getByText('Tried')).toBeTruthy();
    expect(cells('A').slice(1)).toEqual(['A', 'Problem A', '1', '4', '25.00%']);
    expect(cells('B').slice(1)).toEqual(['B', 'Problem B', '0', '0', '0.00%']);
    expect(cells('C')[0]).toBe('');
  });

  it('of an OI contest have the own score, and none that is hidden [S2-2.4-1]', async () => {
    await open(sampleContest({ type: 1 }), {
      1065: { status: 8, score: 70 },
      1066: { status: -5, score: null },
    });
    expect(await rowOf('A').findByText('70')).toBeTruthy();
    expect(rowOf('B').getByText('Submitted')).toBeTruthy();
    expect(cells('C')[0]).toBe('');
  });

  it('have question marks while the counts are sealed [S2-2.4-2]', async () => {
    await open(sampleContest({ sealsIn: -60_000 }));
    expect(cells('A').slice(3)).toEqual(['?', '?', '?']);
    expect(screen.getByText('The counts are sealed until the contest ends.')).toBeTruthy();
  });

  it.each([
    ['before the seal', { sealsIn: hour }],
    ['for an administrator', { sealsIn: -60_000, isContestAdmin: true }],
    ['after the end', { startsIn: -3 * hour, sealsIn: -2 * hour, endsIn: -hour }],
  ])('have their counts %s [S2-2.4-2]', async (_when, changes) => {
    await open(sampleContest(changes));
    expect(cells('A').slice(3)).toEqual(['1', '4', '25.00%']);
  });

  it('open in the contest, by the link and by the row [S2-2.4-3]', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Problem A' }).getAttribute('href')).toBe(
      '/contest/7/problem/A',
    );
    fireEvent.click(rowOf('B').getByText('B'));
    expect(location.pathname).toBe('/contest/7/problem/B');
  });

  it('are counted with what followed the contest when the settings say so [S2-2.2-2]', async () => {
    const ended = { startsIn: -3 * hour, endsIn: -hour, allowEndSubmit: true };
    const { asked } = await open(sampleContest(ended));
    fireEvent.click(screen.getByRole('button', { name: 'Settings of the contest' }));
    fireEvent.click(screen.getByRole('switch', { name: /Contains submissions/ }));
    await waitFor(() => expect(cells('A')[3]).toBe('3'));
    const statuses = () => asked.filter(({ path }) => path === '/api/get-user-problem-status');
    await waitFor(() =>
      expect(statuses().at(-1)?.body).toMatchObject({
        isContestProblemList: true,
        cid: 7,
        containsEnd: true,
      }),
    );
  });
});
