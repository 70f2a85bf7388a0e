import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { defaultQuery } from './listQuery';
import ProblemListPage from './ProblemListPage';
import { problemListQuery } from './problemListQueries';
import { problemListTexts } from './texts';
import type { ProblemRow } from './types';

const counts = { total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };
const tag = (id: number, name: string) => ({
  id,
  name,
  color: null,
  oj: 'ME',
  gid: null,
  tcid: null,
});

const problem = (pid: number, changes: Partial<ProblemRow> = {}): ProblemRow => ({
  ...counts,
  pid,
  problemId: `P${pid}`,
  title: `Problem ${pid}`,
  difficulty: 0,
  type: 0,
  tags: [],
  score: null,
  ...changes,
});

const rows = [
  problem(1000, { tags: [tag(3, 'graphs')], total: 3, ac: 1, wa: 2 }),
  problem(1001, { difficulty: 2, total: 8, ac: 5, tle: 3 }),
];

const groups = [
  { classification: { id: 1, name: 'Graphs and trees' }, tagList: [tag(3, 'graphs')] },
  { classification: { id: 2, name: 'Strings' }, tagList: [tag(4, 'hashing'), tag(5, 'tries')] },
  { classification: null, tagList: [tag(6, 'puzzles')] },
];

const levels = [
  { id: 0, name: 'Easy', color: '#19be6b' },
  { id: 1, name: 'Mid', color: '#2d8cf0' },
  { id: 2, name: 'Hard', color: '#ed3f14' },
];

function answers() {
  return fakeServer({
    'GET /api/get-problem-list': (asked) =>
      ok({
        records: asked.query.get('keyword') === 'nothing' ? [] : rows,
        total: asked.query.get('keyword') === 'nothing' ? 0 : 95,
        size: 30,
        current: 1,
        pages: 4,
      }),
    'GET /api/get-problem-tags-and-classification': ok(groups),
    'GET /api/difficulty': ok(levels),
    'GET /api/get-random-problem': ok({ problemId: 'P1001' }),
    'POST /api/get-user-problem-status': ok({
      1000: { status: 0, score: null },
      1001: { status: -10, score: null },
    }),
  });
}

const open = async (search = '') => {
  history.replaceState(null, '', `/problem${search}`);
  const server = answers();
  await show(<ProblemListPage />, [problemListTexts]);
  await screen.findByRole('link', { name: 'Problem 1000' });
  const listsAsked = () =>
    server.asked
      .filter((call) => call.path === '/api/get-problem-list')
      .map(({ query }) =>
        Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join()])),
      );
  const tagsAsked = () =>
    server.asked
      .filter((call) => call.path === '/api/get-problem-tags-and-classification')
      .map((call) => call.query.get('oj'));
  return { ...server, listsAsked, tagsAsked };
};

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;

describe('the problem list', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks as its address says, thirty of the own bank by default [S1-2.6-1, S1-2.6-2]', async () => {
    const plain = await open();
    expect(plain.listsAsked()).toEqual([{ oj: 'Mine', currentPage: '1', limit: '30' }]);
    expect(plain.tagsAsked()).toEqual(['ME']);
  });

  it('reads every filter from the address', async () => {
    const { listsAsked } = await open(
      '?keyword=%E7%BA%A2%E7%BB%BF%E7%81%AF&difficulty=2&oj=HDU&tagId=[3,5]&currentPage=2&limit=50',
    );
    expect(listsAsked()).toEqual([
      {
        keyword: '红绿灯',
        difficulty: '2',
        oj: 'HDU',
        tagId: '3,5',
        currentPage: '2',
        limit: '50',
      },
    ]);
  });

  it('goes to page 1 and into the history with every filter [S1-4.4-1, S1-2.6-3]', async () => {
    const { listsAsked } = await open('?currentPage=3');
    const before = history.length;
    fireEvent.click(screen.getByRole('radio', { name: 'Hard' }));
    expect(location.search).toBe('?difficulty=2');
    fireEvent.click(within(rowOf('Problem 1000')).getByRole('button', { name: 'graphs' }));
    expect(location.search).toBe(`?difficulty=2&tagId=${encodeURIComponent('[3]')}`);
    const search = screen.getByRole('searchbox', { name: 'Number or title' });
    fireEvent.input(search, { target: { value: '灯' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(location.search).toContain(`keyword=${encodeURIComponent('灯')}`));
    expect(history.length).toBe(before + 3);
    await waitFor(() =>
      expect(listsAsked().at(-1)).toEqual({
        keyword: '灯',
        difficulty: '2',
        tagId: '3',
        oj: 'Mine',
        currentPage: '1',
        limit: '30',
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove the tag graphs' }));
    expect(location.search).not.toContain('tagId');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location.pathname + location.search).toBe('/problem');
  });

  it('takes back a slowly typed search in one step', async () => {
    await open('?difficulty=2');
    const search = screen.getByRole('searchbox', { name: 'Number or title' });
    const before = history.length;
    for (const value of ['s', 'su', 'sum']) {
      fireEvent.input(search, { target: { value } });
      fireEvent.keyDown(search, { key: 'Enter' });
    }
    expect(location.search).toBe('?keyword=sum&difficulty=2');
    expect(history.length).toBe(before + 1);
    await act(() => history.back());
    await waitFor(() => expect(location.search).toBe('?difficulty=2'));
  });

  it('takes other tags with another bank, and keeps them for all [S1-4.4-2]', async () => {
    const { listsAsked, tagsAsked } = await open('?tagId=[3]');
    const bank = screen.getByRole('combobox', { name: 'Bank' });
    await userEvent.selectOptions(bank, 'All');
    await waitFor(() => expect(listsAsked()).toHaveLength(2));
    expect(listsAsked()[1]).toEqual({ tagId: '3', currentPage: '1', limit: '30' });
    await userEvent.selectOptions(bank, 'CF');
    await waitFor(() => expect(listsAsked().at(-1)?.oj).toBe('CF'));
    expect(listsAsked().at(-1)).not.toHaveProperty('tagId');
    await waitFor(() => expect(tagsAsked().at(-1)).toBe('CF'));
    await userEvent.selectOptions(bank, 'Mine');
    await waitFor(() => expect(listsAsked().at(-1)?.oj).toBe('Mine'));
  });

  it('shows how the problem under the pointer ended [S1-2.6-4, S1-9-17]', async () => {
    await open();
    const legend = () =>
      within(screen.getByRole('region', { name: /^Results/ }))
        .getAllByRole('definition')
        .map((entry) => `${entry.previousSibling?.textContent} ${entry.textContent}`);
    fireEvent.pointerEnter(rowOf('Problem 1001'));
    expect(legend()).toEqual(['Accepted 5', 'Time Limit Exceeded 3']);
    fireEvent.pointerEnter(rowOf('Problem 1000'));
    expect(legend()).toEqual(['Accepted 1', 'Wrong Answer 2']);
  });

  it('groups the tags by classification and finds them by a part [S1-2.6-5]', async () => {
    await open();
    const names = () =>
      ['Graphs and trees', 'Strings', 'Unclassified'].map((name) => {
        const group = screen.queryByRole('region', { name });
        return group
          ? within(group)
              .getAllByRole('button')
              .map((tag) => tag.textContent)
          : null;
      });
    await screen.findByRole('region', { name: 'Strings' });
    expect(names()).toEqual([['graphs'], ['hashing', 'tries'], ['puzzles']]);
    fireEvent.input(screen.getByRole('searchbox', { name: 'Search tags' }), {
      target: { value: 'RI' },
    });
    expect(names()).toEqual([null, ['tries'], null]);
    fireEvent.click(screen.getByRole('button', { name: 'tries' }));
    expect(location.search).toBe(`?tagId=${encodeURIComponent('[5]')}`);
  });

  it('opens any problem, or the one that is clicked [S1-2.6-6, S1-2.6-7]', async () => {
    await open();
    fireEvent.click(within(rowOf('Problem 1000')).getByText('P1000'));
    expect(location.pathname).toBe('/problem/P1000');
    fireEvent.click(screen.getByRole('button', { name: 'Random problem' }));
    await waitFor(() => expect(location.pathname).toBe('/problem/P1001'));
  });

  it('has pages and a choice of their size [S1-2.6-8]', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(location.search).toBe('?currentPage=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /page/i }), '100');
    await waitFor(() => expect(location.search).toBe('?limit=100'));
  });

  it('marks what the reader solved, with rates of two decimals [S1-3-15, S1-9-12]', async () => {
    enterSession(sampleUser());
    await open();
    expect(await within(rowOf('Problem 1000')).findByText('Solved')).toBeTruthy();
    expect(within(rowOf('Problem 1001')).queryByTitle(/solved|tried/i)).toBeNull();
    expect(within(rowOf('Problem 1000')).getByText('33.33%')).toBeTruthy();
    expect(within(rowOf('Problem 1001')).getByText('62.50%')).toBeTruthy();
  });

  it('reads again on every change of the address and of who reads [S1-4.4-3]', async () => {
    const { listsAsked } = await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Easy' }));
    await waitFor(() => expect(listsAsked()).toHaveLength(2));
    await act(() => history.back());
    await waitFor(() => expect(listsAsked()).toHaveLength(3));
    expect(listsAsked()[2]).toEqual(listsAsked()[0]);
    // The site keeps other answers for a while.
    expect(problemListQuery(defaultQuery).staleTime).toBe(0);
    expect(screen.queryByText('Solved')).toBeNull();
    await act(() => enterSession(sampleUser()));
    expect(await within(rowOf('Problem 1000')).findByText('Solved')).toBeTruthy();
  });

  it('searches for Chinese words when the input method has finished them', async () => {
    const { listsAsked } = await open();
    vi.useFakeTimers();
    const search = screen.getByRole('searchbox', { name: 'Number or title' });
    const rest = () =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(1000);
      });
    fireEvent.compositionStart(search);
    fireEvent.input(search, { target: { value: 'deng' }, isComposing: true });
    await rest();
    expect(listsAsked()).toHaveLength(1);
    fireEvent.input(search, { target: { value: '灯' }, isComposing: true });
    fireEvent.compositionEnd(search);
    await rest();
    vi.useRealTimers();
    await waitFor(() => expect(listsAsked().at(-1)?.keyword).toBe('灯'));
    expect(listsAsked()).toHaveLength(2);
  });

  it('keeps the choice to hide tags', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Show tags' }));
    expect(within(rowOf('Problem 1000')).queryByRole('button')).toBeNull();
  });

  it('offers to clear filters that nothing fits', async () => {
    await open('?difficulty=2');
    const search = screen.getByRole('searchbox', { name: 'Number or title' });
    fireEvent.input(search, { target: { value: 'nothing' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(await screen.findByText('No problem matches.')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(location.search).toBe('');
  });
});

describe('the reader’s own state', () => {
  it('filters the list, is counted in its head, and is no matter for guests', async () => {
    enterSession(sampleUser());
    const { asked } = fakeServer({
      'GET /api/get-problem-list': ({ query }) => {
        const total = query.get('own') === 'solved' ? 1 : 2;
        return ok({ records: rows, total, size: 30, current: 1, pages: 1 });
      },
      'GET /api/difficulty': ok(levels),
      'GET /api/get-problem-tags-and-classification': ok(groups),
      'POST /api/get-user-problem-status': ok({}),
    });
    history.replaceState(null, '', '/problem');
    await show(<ProblemListPage />, [problemListTexts]);
    expect(await screen.findByText('2 problems · solved 1 of 2')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My state' }), 'tried');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'rate');
    await waitFor(() => expect(location.search).toBe('?own=tried&order=rate'));
    const last = asked.filter(({ path }) => path.endsWith('/get-problem-list')).at(-1);
    expect([last?.query.get('own'), last?.query.get('order')]).toEqual(['tried', 'rate']);
  });

  it('a source of the address is a filter that can be taken away', async () => {
    const { asked } = answers();
    history.replaceState(null, '', '/problem?source=Spring+test');
    await show(<ProblemListPage />, [problemListTexts]);
    expect(await screen.findByText('Source: Spring test')).toBeTruthy();
    expect(asked[0]?.query.get('source')).toBe('Spring test');
    expect(screen.queryByRole('combobox', { name: 'My state' })).toBeNull();
    const name = 'Show every source, not only Spring test';
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(location.search).toBe(''));
  });
});
