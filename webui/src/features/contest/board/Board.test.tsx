import { act, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { type FakeSocket, fakeSockets } from '../../../testing/fakeSocket';
import { sampleAcmRow, sampleOiRow, sampleProblems } from '../../../testing/sampleBoard';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { watchVisits } from '../../../testing/visits';
import { Board } from './Board';
import type { BoardQuestion } from './boardQueries';
import type { ServerRow } from './boardRows';
import { contestBoardTexts } from './texts';

const page = (records: ServerRow[], total = records.length) =>
  ok({ records, total, size: 50, current: 1, pages: 1 });
const inside = 'POST /api/get-contest-rank';

const usual = {
  cid: 7,
  kind: 'inside',
  rule: 'acm',
  problems: sampleProblems(3),
  hasProblemPages: true,
  hasEnded: false,
  isPastSeal: false,
  isManager: false,
  containsEnd: null,
} as const;
const showBoard = (changes: Partial<Parameters<typeof Board>[0]> = {}) =>
  show(<Board {...usual} {...changes} />, [contestBoardTexts]);

const rowsOf = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const wordsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const questions = (asked: { body: unknown }[]) => asked.map(({ body }) => body as BoardQuestion);

beforeEach(() => history.replaceState(null, '', '/contest/7/rank'));

describe('an empty board', () => {
  it.each([
    ['of ACM', {}, 'Nobody has submitted yet.'],
    ['of ACM past its seal', { isPastSeal: true }, 'Nobody has submitted yet.'],
    ['of OI before its seal', { rule: 'oi' }, 'Nobody has submitted yet.'],
    ['of OI past its seal', { rule: 'oi', isPastSeal: true }, 'The board is sealed'],
    [
      'of OI after the end',
      { rule: 'oi', isPastSeal: true, hasEnded: true },
      'No scores are public',
    ],
  ] as const)('%s says no more than its reader may know', async (_which, changes, words) => {
    fakeServer({ [inside]: page([]) });
    await showBoard(changes);
    expect((await screen.findByText(words, { exact: false })).textContent).toContain(words);
  });
});

describe('the cells of an ACM board', () => {
  it('tell minutes and tries, the first, the sealed and those after the end [S2-2.3-9] [S2-2.3-10] [S2-2.3-12]', async () => {
    fakeServer({
      [inside]: page([
        sampleAcmRow(1, {
          submissionInfo: {
            A: { isAC: true, isFirstAC: true, ACTime: 119, errorNum: 0 },
            B: { isAC: true, isFirstAC: false, isAfterContest: true, ACTime: 20_000, errorNum: 2 },
            C: { errorNum: 1, tryNum: 3 },
          },
        }),
        sampleAcmRow(2, { ac: 0, totalTime: 59, submissionInfo: { A: { errorNum: 2 } } }),
      ]),
    });
    await showBoard();
    await screen.findByRole('link', { name: 'Team 1' });
    expect(wordsOf(rowsOf()[0])).toEqual([
      '1',
      '1',
      '71',
      '11 tryfirst to solve it',
      '*3 tries',
      '?1+3 tries',
    ]);
    expect(wordsOf(rowsOf()[1])).toEqual(['2', '0', '0', '−22 tries', '', '']);
    const head = screen.getByRole('columnheader', { name: /^A/ });
    expect(head.textContent).toBe('A3/9');
    expect(within(head).getByRole('link').getAttribute('href')).toBe('/contest/7/problem/A');
  });

  it('stand behind a star, or in the box of an award, and mark girls and stars [S2-2.3-8]', async () => {
    fakeServer({
      [inside]: page([
        sampleAcmRow(1, {
          isWinAward: true,
          awardName: 'Gold',
          awardBackground: 'rgb(1, 2, 3)',
          awardColor: 'white',
          gender: 'female',
        }),
        sampleAcmRow(2, { rank: -1 }),
      ]),
    });
    await showBoard();
    expect((await screen.findByTitle('Gold')).style.background).toContain('rgb(1, 2, 3)');
    const [first, star] = rowsOf();
    expect(within(first as HTMLElement).getByText('Girl')).toBeTruthy();
    expect(within(star as HTMLElement).getByRole('img', { name: 'Star' })).toBeTruthy();
    expect(star?.textContent).not.toContain('-1');
  });
});

describe('the cells of an OI board', () => {
  it('tell scores, and the time of full ones [S2-2.3-11]', async () => {
    fakeServer({
      [inside]: page([
        sampleOiRow(1, { submissionInfo: { A: 100, B: null }, timeInfo: { A: 46 } }),
        sampleOiRow(2, { timeInfo: null, submissionInfo: { A: 0 } }),
      ]),
    });
    await showBoard({ rule: 'oi' });
    await screen.findByRole('link', { name: 'Team 1' });
    expect(wordsOf(rowsOf()[0])).toEqual(['1', '16046 ms', '10046 ms', '—', '']);
    expect(wordsOf(rowsOf()[1])).toEqual(['2', '16046 ms', '0', '', '']);
  });
});

describe('a board', () => {
  it('shows the own row twice, marks it, and asks for whom the reader follows [S2-2.3-13]', async () => {
    const own = sampleAcmRow(2, { uid: sampleUser().uid });
    enterSession(sampleUser());
    const { asked } = fakeServer({
      [inside]: ({ body }) => {
        const { concernedList } = body as BoardQuestion;
        const all = [sampleAcmRow(1), own, sampleAcmRow(3)];
        return page([own, ...all.filter(({ uid }) => concernedList.includes(uid)), ...all]);
      },
    });
    await showBoard();
    await waitFor(() => expect(screen.getAllByText('Me')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Follow Team 3' }));
    await waitFor(() => expect(rowsOf()).toHaveLength(5));
    expect(questions(asked).at(-1)?.concernedList).toEqual([sampleAcmRow(3).uid]);
    await userEvent.click(screen.getByRole('switch', { name: 'Followed only' }));
    await waitFor(() =>
      expect(questions(asked).at(-1)).toMatchObject({ limit: 300, currentPage: 1 }),
    );
    await waitFor(() => expect(rowsOf()).toHaveLength(2));
    expect(JSON.parse(localStorage.getItem('followed') ?? '')).toEqual({
      7: [sampleAcmRow(3).uid],
    });
  });

  it('is searched, paged, and shown without stars [S2-2.3-1] [S2-2.3-2] [S2-2.3-7]', async () => {
    const { asked } = fakeServer({ [inside]: () => page([sampleAcmRow(1)], 400) });
    await showBoard();
    await screen.findByRole('link', { name: 'Team 1' });
    expect(questions(asked)[0]).toEqual({
      cid: 7,
      currentPage: 1,
      limit: 50,
      keyword: '',
      removeStar: false,
      containsEnd: false,
      forceRefresh: false,
      concernedList: [],
    });
    const sizes = screen.getByRole('combobox').querySelectorAll('option');
    expect([...sizes].map((option) => option.value)).toEqual(['10', '30', '50', '100', '300']);
    await userEvent.click(screen.getByRole('switch', { name: 'Star users' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await userEvent.type(screen.getByRole('searchbox'), 'no 1{Enter}');
    await waitFor(() =>
      expect(questions(asked).at(-1)).toMatchObject({
        keyword: 'no 1',
        removeStar: true,
        currentPage: 1,
      }),
    );
    expect(location.search).toBe('?keyword=no+1&stars=false');
  });

  it('is forced by managers alone [S2-2.3-4]', async () => {
    const { asked } = fakeServer({ [inside]: page([sampleAcmRow(1)]) });
    const { unmount } = await showBoard();
    await screen.findByRole('link', { name: 'Team 1' });
    expect(screen.queryByRole('switch', { name: 'Force update' })).toBeNull();
    unmount();
    await showBoard({ isManager: true });
    await userEvent.click(await screen.findByRole('switch', { name: 'Force update' }));
    await waitFor(() => expect(questions(asked).at(-1)?.forceRefresh).toBe(true));
  });

  it('draws only the rows that say something else after a refresh', async () => {
    const many = Array.from({ length: 20 }, (_, at) => sampleAcmRow(at + 1));
    let records = many;
    fakeServer({ [inside]: () => page(structuredClone(records)) });
    await showBoard();
    await screen.findByRole('link', { name: 'Team 20' });
    const visits = watchVisits();
    records = many.map((row, at) => (at === 4 ? { ...row, totalTime: 60 * 999 } : row));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the board' }));
    await screen.findByText('999');
    expect(visits.take().filter((name) => name === 'DataRowView')).toHaveLength(1);
    visits.stop();
  });
});

describe('a board by itself', () => {
  it('looks again when the live socket tells that it has moved, and for nothing else', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sockets = fakeSockets();
    const { asked } = fakeServer({ [inside]: page([sampleAcmRow(1)]) });
    const { unmount } = await showBoard();
    await screen.findByRole('link', { name: 'Team 1' });
    const socket = sockets.opened.at(-1) as FakeSocket;
    await act(async () => socket.accept());
    expect(socket.heard.at(-1)?.topics).toContain('contest:7');
    await act(() => pass(3000));
    const before = asked.length;
    await act(async () => socket.tell('contest:7', { kind: 'comment', now: 1 }));
    await act(() => pass(3000));
    expect(asked).toHaveLength(before);
    await act(async () => socket.tell('contest:7', { kind: 'board', now: 2 }));
    await act(() => pass(3000));
    expect(asked).toHaveLength(before + 1);
    unmount();
  });

  const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
  const auto = () => screen.getByRole('switch', { name: 'Auto refresh' }) as HTMLInputElement;

  it('looks again every 30 seconds until the contest ends [S2-2.3-5] [S2-2.3-6]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = fakeServer({ [inside]: page([sampleAcmRow(1)]) });
    const { unmount } = await showBoard();
    await screen.findByRole('link', { name: 'Team 1' });
    expect(auto().checked).toBe(true);
    await act(() => pass(30_000));
    expect(asked).toHaveLength(2);
    unmount();
    await showBoard({ hasEnded: true });
    await screen.findByRole('link', { name: 'Team 1' });
    expect([auto().checked, auto().disabled]).toEqual([false, true]);
    await act(() => pass(90_000));
    expect(asked).toHaveLength(3);
  });

  it('ceases when it is refused, says why, and goes on when it is told to [S2-8-5]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isClosed = true;
    const { asked } = fakeServer({
      [inside]: () =>
        isClosed ? refusal(403, 'board.closed', 'The board is closed') : page([sampleAcmRow(1)]),
    });
    await showBoard();
    expect(await screen.findByText('The board is closed')).toBeTruthy();
    await waitFor(() => expect(auto().checked).toBe(false));
    const before = asked.length;
    await act(() => pass(90_000));
    expect(asked).toHaveLength(before);
    isClosed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Team 1' });
  });
});
