import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import AcmRankPage from './AcmRankPage';
import OiRankPage from './OiRankPage';
import type { RankedUser } from './rankQuery';
import { ranksTexts } from './texts';

const row = (changes: Partial<RankedUser> = {}): RankedUser => ({
  uid: '0123456789abcdef0123456789abcdef',
  username: 'linxy',
  nickname: 'Lin',
  avatar: null,
  titleName: 'Star',
  titleColor: '#123456',
  signature: '**I** like [graphs](https://exam',
  ac: 2,
  total: 3,
  score: null,
  rating: null,
  ...changes,
});

const page = (records: RankedUser[], current = 1) => ({
  records,
  total: 31,
  size: 30,
  current,
  pages: 2,
});

const listsOf = (asked: { path: string; query: URLSearchParams }[]) =>
  asked.filter((call) => call.path === '/api/get-rank-list');

const cellsOf = (name: string) =>
  within(screen.getByRole('link', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the ranks', () => {
  beforeEach(() => history.replaceState(null, '', '/acm-rank'));

  it('show place, person with title, numbers and signature, and mark the own row', async () => {
    enterSession(sampleUser());
    const { asked } = fakeServer({
      'GET /api/honors': ok([]),
      'GET /api/get-rank-list': ok(page([row()])),
    });
    await show(<AcmRankPage />, [ranksTexts]);
    const link = await screen.findByRole('link', { name: 'linxy' });
    expect(link.getAttribute('href')).toBe(
      '/user-home?uid=0123456789abcdef0123456789abcdef&username=linxy',
    );
    expect(cellsOf('linxy')).toEqual([
      '1',
      'linxyLinStar',
      'Lin',
      '2',
      '3',
      '66.67%',
      'I like graphs',
    ]);
    expect(link.closest('tr')?.dataset.own).toBe('true');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Problems solved by the first ten: linxy 2',
    );
    expect(listsOf(asked)[0]?.query.get('type')).toBe('0');
    expect(listsOf(asked)[0]?.query.get('limit')).toBe('30');
  });

  it('by score show it with solved and submitted in one column', async () => {
    const { asked } = fakeServer({
      'GET /api/honors': ok([]),
      'GET /api/get-rank-list': ok(page([row({ score: 14 })])),
    });
    await show(<OiRankPage />, [ranksTexts]);
    await screen.findByRole('link', { name: 'linxy' });
    expect(cellsOf('linxy').slice(3)).toEqual(['14', '2/3', '66.67%', 'I like graphs']);
    expect(listsOf(asked)[0]?.query.get('type')).toBe('1');
  });

  it('draw their chart of ten on the first page only, and go on counting on the second', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      row({ uid: `u${index}`, username: `user${index}`, ac: 50 - index }),
    );
    fakeServer({
      'GET /api/honors': ok([]),
      'GET /api/get-rank-list': (asked) =>
        asked.query.get('currentPage') === '2' ? ok(page([row()], 2)) : ok(page(many)),
    });
    await show(<AcmRankPage />, [ranksTexts]);
    await screen.findByRole('link', { name: 'user11' });
    const summary = screen.getByRole('img').getAttribute('aria-label');
    expect(summary).toContain('user9 41');
    expect(summary).not.toContain('user10');
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'linxy' });
    expect(screen.queryByRole('img')).toBeNull();
    expect(cellsOf('linxy')[0]).toBe('31');
  });

  it('are searched by the words of the address', async () => {
    const { asked } = fakeServer({
      'GET /api/honors': ok([]),
      'GET /api/get-rank-list': (call) => ok(page(call.query.get('searchUser') ? [] : [row()])),
    });
    await show(<AcmRankPage />, [ranksTexts]);
    await screen.findByRole('link', { name: 'linxy' });
    await userEvent.type(screen.getByRole('searchbox'), 'wang{Enter}');
    expect(await screen.findByText('Nobody is called that.')).toBeTruthy();
    expect(location.search).toBe('?searchUser=wang');
    await waitFor(() => expect(listsOf(asked).at(-1)?.query.get('searchUser')).toBe('wang'));
  });

  it('say in each head what is counted where', async () => {
    fakeServer({ 'GET /api/honors': ok([]), 'GET /api/get-rank-list': ok(page([row()])) });
    await show(<AcmRankPage />, [ranksTexts]);
    const words = await screen.findAllByTitle(/in the bank and in groups.*to the bank alone/);
    expect(words.map((head) => head.textContent)).toEqual(['AC', 'Total']);
  });
});
