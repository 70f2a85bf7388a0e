import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { practice } from '../../entities/place/place';
import { fakeServer, ok } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { ProblemStrip } from './ProblemStrip';
import { problemTexts } from './texts';

const neighbours = [
  { pid: 1, problemId: 'A', title: 'First', status: 0, score: null },
  { pid: 2, problemId: 'B', title: 'Second', status: 8, score: 40 },
  { pid: 3, problemId: 'C', title: 'Third', status: null, score: null },
];

it('links to each problem of the set with the own result [S1-3-28]', async () => {
  const server = fakeServer({ 'GET /api/get-full-screen-problem-list': ok(neighbours) });
  await show(<ProblemStrip place={{ kind: 'contest', id: 7, within: 0 }} shown="B" />, [
    problemTexts,
  ]);
  const links = await screen.findAllByRole('link');
  expect(server.asked[0]?.query.toString()).toBe('contestId=7');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contest/7/problem/A',
    '/contest/7/problem/B',
    '/contest/7/problem/C',
  ]);
  expect(links.map((link) => link.textContent)).toEqual([
    'AFirstAccepted',
    'BSecondPartial Accepted40',
    'CThird',
  ]);
  expect(links[1]?.getAttribute('aria-current')).toBe('page');
});

it('stays in focus mode from one problem to the next', async () => {
  fakeServer({ 'GET /api/get-full-screen-problem-list': ok(neighbours) });
  history.replaceState(null, '', '/contest/7/problem/B?focus=true');
  await show(<ProblemStrip place={{ kind: 'contest', id: 7, within: 0 }} shown="B" />, [
    problemTexts,
  ]);
  const [first] = await screen.findAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/contest/7/problem/A?focus=true');
  history.replaceState(null, '', '/');
});

it('asks nothing and shows nothing in the bank', async () => {
  const server = fakeServer({});
  await show(<ProblemStrip place={practice} shown="P1" />, [problemTexts]);
  expect(server.asked).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
