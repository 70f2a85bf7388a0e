import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLocale } from '../../shared/i18n/i18n';
import { isLoginOpen } from '../../shared/session/loginRequest';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { pageOf, sampleRow } from '../../testing/sampleSubmissions';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import SubmissionListPage from './SubmissionListPage';
import { submissionsTexts } from './texts';

const listCall = 'GET /api/get-submission-list';
const checkCall = 'POST /api/check-submissions-status';

/** Lets timers and the promises behind them run for so many ms of the page's time. */
const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function open(address: string) {
  history.replaceState(null, '', address);
  return show(<SubmissionListPage />, [submissionsTexts]);
}

afterEach(() => {
  vi.useRealTimers();
  return changeLocale('en-US');
});

describe('the submission list', () => {
  it('gives titles in the language of the reader, where the problem has it', async () => {
    const translated = sampleRow({ status: 0, title: '两数之和', titles: { 'en-US': 'Two Sum' } });
    const other = sampleRow({ submitId: 1, status: 0, title: '求最大值', titles: { fr: 'Max' } });
    fakeServer({ [listCall]: ok(pageOf([translated, other])) });
    await open('/status');
    expect(await screen.findByText(/Two Sum/)).toBeTruthy();
    expect(screen.getByText(/求最大值/)).toBeTruthy();
    expect(screen.queryByText(/两数之和/)).toBeNull();
    await changeLocale('zh-CN');
    expect(await screen.findByText(/两数之和/)).toBeTruthy();
    expect(screen.queryByText(/Two Sum/)).toBeNull();
  });

  it('asks for what the address says [S1-2.8-1]', async () => {
    const { asked } = fakeServer({ [listCall]: ok(pageOf([])) });
    await open('/status?status=-1&username=lin&problemID=P10&currentPage=3&limit=30');
    await screen.findByText('No submission matches.');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      status: '-1',
      username: 'lin',
      problemID: 'P10',
      currentPage: '3',
      limit: '30',
    });
  });

  it('asks for the newest fifteen when the address says nothing [S1-2.8-1, S1-9-5]', async () => {
    const { asked } = fakeServer({ [listCall]: ok(pageOf([])) });
    await open('/status');
    await screen.findByText('No submission matches.');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ currentPage: '1', limit: '15' });
  });

  it('filters by result, number or problem, and author, and goes back to page 1 [S1-2.8-2]', async () => {
    const { asked } = fakeServer({ [listCall]: ok(pageOf([sampleRow({ status: 0 })])) });
    await open('/status?currentPage=3');
    await screen.findByText('A+B');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), '-1');
    await waitFor(() => expect(location.search).toBe('?status=-1'));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Run ID or problem' }),
      '20418{Enter}',
    );
    await waitFor(() => expect(location.search).toBe('?status=-1&problemID=20418'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Username' }), 'lin{Enter}');
    await waitFor(() => expect(location.search).toBe('?status=-1&username=lin&problemID=20418'));
    const last = () => Object.fromEntries(asked.at(-1)?.query ?? []);
    await waitFor(() =>
      expect(last()).toEqual({
        status: '-1',
        username: 'lin',
        problemID: '20418',
        currentPage: '1',
        limit: '15',
      }),
    );
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked.length).toBe(before + 1));
  });

  it('has a pager with the sizes of the site [S1-2.8-2]', async () => {
    fakeServer({ [listCall]: ok({ ...pageOf([sampleRow({ status: 0 })]), total: 40, pages: 3 }) });
    await open('/status');
    await screen.findByText('A+B');
    await userEvent.click(screen.getByRole('button', { name: /next/i }));
    await waitFor(() => expect(location.search).toBe('?currentPage=2'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /page/i }), '30');
    await waitFor(() => expect(location.search).toBe('?limit=30'));
  });

  it('shows points in a column of their own, and a dash where there are none [S1-6-7]', async () => {
    const rows = [
      sampleRow({ submitId: 2, status: 8, score: 40 }),
      sampleRow({ submitId: 1, status: 0, score: null, time: 1, memory: 1 }),
    ];
    fakeServer({ [listCall]: ok(pageOf(rows)) });
    await open('/status');
    const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
    const at = heads.indexOf('Score');
    expect(at).toBeGreaterThan(0);
    const cells = screen.getAllByRole('row').map((row) => row.children[at]?.textContent);
    expect(cells).toEqual(['Score', '40', '—']);
  });

  it('shows what went wrong instead of a picture of loading, and asks no more [S1-8-15]', async () => {
    const { asked } = fakeServer({ [listCall]: refusal(500, 'http.server', 'Server error', 500) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByRole('button', { name: /again|retry/i });
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    const before = asked.length;
    await passTime(20_000);
    expect(asked.length).toBe(before);
  });

  it('leads to the submission by its language, to the problem by its title, to its author by the name [S1-2.8-3, S1-2.8-4, S1-2.8-5]', async () => {
    fakeServer({ [listCall]: ok(pageOf([sampleRow({ status: 0 })])) });
    await open('/status');
    const language = await screen.findByRole('link', { name: 'C++ 17' });
    expect(language.getAttribute('href')).toBe('/submission-detail/20418');
    const problem = screen.getByRole('link', { name: 'P1000 A+B' });
    expect(problem.getAttribute('href')).toBe('/problem/P1000');
    const author = screen.getByRole('link', { name: /linxy/ });
    expect(author.getAttribute('href')).toBe(
      '/user-home?uid=0123456789abcdef0123456789abcdef&username=linxy',
    );
  });

  it('shows only the id of a problem that one can no longer see', async () => {
    fakeServer({ [listCall]: ok(pageOf([sampleRow({ status: 0, title: null })])) });
    await open('/status');
    await screen.findByText('P1000');
    expect(screen.queryByRole('link', { name: /P1000/ })).toBeNull();
  });

  it('tells the place in the queue, or why nothing moves', async () => {
    fakeServer({
      [listCall]: ok(
        pageOf([
          sampleRow({ submitId: 2, queuePosition: 3, queueReason: 'busy' }),
          sampleRow({ submitId: 1, queuePosition: 1, queueReason: 'no_sandbox' }),
        ]),
      ),
    });
    await open('/status');
    await screen.findByText('no. 3 in the queue');
    await screen.findByText('no sandbox to judge in');
  });

  it('tells which case is being judged once it has asked', async () => {
    const row = sampleRow({ submitId: 2, status: 7 });
    fakeServer({
      [listCall]: ok(pageOf([row])),
      'POST /api/check-submissions-status': ok({
        2: { ...row, caseProgress: { done: 2, total: 8 } },
      }),
    });
    await open('/status');
    await screen.findByText('case 3 of 8');
  });

  it('sends a guest who wants his own to the login and shows all [S1-5-21]', async () => {
    fakeServer({ [listCall]: ok(pageOf([])) });
    await open('/status?onlyMine=true');
    await screen.findByText('Please login first');
    expect(isLoginOpen()).toBe(true);
    expect(location.search).toBe('');
  });

  it('has no author to choose when showing the own submissions [S1-2.8-2]', async () => {
    enterSession(sampleUser());
    fakeServer({ [listCall]: ok(pageOf([])) });
    await open('/status');
    const author = await screen.findByRole('searchbox', { name: 'Username' });
    expect((author as HTMLInputElement).disabled).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
    await waitFor(() => expect(location.search).toBe('?onlyMine=true'));
    expect((author as HTMLInputElement).disabled).toBe(true);
  });
});

describe('rechecking', () => {
  it('asks about unfinished rows only, every 2 s, and ends with the last verdict [S1-4.3-1, S1-4.3-2, S1-9-6]', async () => {
    const rows = [sampleRow({ submitId: 2, status: 7 }), sampleRow({ submitId: 1, status: 0 })];
    let verdict = 7;
    const { asked } = fakeServer({
      [listCall]: ok(pageOf(rows)),
      [checkCall]: () => ok({ 2: sampleRow({ submitId: 2, status: verdict }) }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByText('Judging');
    await passTime(1900);
    expect(asked).toHaveLength(1);
    await passTime(200);
    expect(asked).toHaveLength(2);
    expect(asked.at(-1)?.body).toEqual({ submitIds: [2] });
    verdict = -1;
    await passTime(2100);
    await screen.findByRole('link', { name: 'Wrong Answer' });
    const checks = () =>
      asked.filter(({ path }) => path.endsWith('/check-submissions-status')).length;
    const before = checks();
    await passTime(10_000);
    expect(checks()).toBe(before);
  });

  it('gives up after 300 questions [S1-4.3-2, S1-9-6]', async () => {
    const row = sampleRow({ status: 7 });
    const { asked } = fakeServer({
      [listCall]: ok(pageOf([row])),
      [checkCall]: ok({ [row.submitId]: row }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByText('Judging');
    await passTime(2000 * 320);
    expect(asked.filter((call) => call.path.endsWith('check-submissions-status'))).toHaveLength(
      300,
    );
  });

  it('ends at the first error [S1-4.3-2, S1-8-15]', async () => {
    const { asked } = fakeServer({
      [listCall]: ok(pageOf([sampleRow({ status: 7 })])),
      [checkCall]: refusal(500, 'http.server', 'Server error'),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByText('Judging');
    await passTime(20_000);
    expect(asked.filter((call) => call.path.endsWith('check-submissions-status'))).toHaveLength(1);
  });

  it('says that it has ended, and begins again at a press', async () => {
    let isDown = true;
    fakeServer({
      [listCall]: ok(pageOf([sampleRow({ submitId: 2, status: 7 })])),
      [checkCall]: () =>
        isDown
          ? refusal(500, 'http.server', 'Server error')
          : ok({ 2: sampleRow({ submitId: 2, status: -1 }) }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByText('Judging');
    await passTime(2100);
    await screen.findByText(/Waiting for results has ended/);
    isDown = false;
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Wrong Answer' });
    expect(screen.queryByText(/Waiting for results has ended/)).toBeNull();
  });

  it('goes on when a question finds no server, and has the verdict once there is one', async () => {
    fakeServer({ [listCall]: ok(pageOf([sampleRow({ submitId: 2, status: 7 })])) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByText('Judging');
    await passTime(10_000);
    expect(screen.queryByText(/Waiting for results has ended/)).toBeNull();
    fakeServer({ [checkCall]: ok({ 2: sampleRow({ submitId: 2, status: -1 }) }) });
    await passTime(2100);
    await screen.findByRole('link', { name: 'Wrong Answer' });
  });

  it('ends when the page is left [S1-4.3-2]', async () => {
    const row = sampleRow({ status: 7 });
    const { asked } = fakeServer({
      [listCall]: ok(pageOf([row])),
      [checkCall]: ok({ [row.submitId]: row }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open('/status');
    await screen.findByText('Judging');
    await passTime(2100);
    const before = asked.length;
    expect(before).toBe(2);
    page.unmount();
    await passTime(20_000);
    expect(asked.length).toBe(before);
  });
});

describe('newer submissions', () => {
  it('are counted while the rows stay, and shown at a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let rows = [sampleRow({ submitId: 1, status: 0 })];
    fakeServer({
      [listCall]: () => ok(pageOf(rows)),
      [checkCall]: ok({}),
    });
    await open('/status');
    await screen.findByRole('link', { name: '1' });
    rows = [sampleRow({ submitId: 3, status: 0 }), sampleRow({ submitId: 2, status: 0 }), ...rows];
    await passTime(10_000);
    const button = await screen.findByRole('button', { name: '2 new' });
    expect(screen.queryByRole('link', { name: '3' })).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByRole('link', { name: '3' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new$/ })).toBeNull());
  });

  it('are of no matter on later pages', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = fakeServer({
      [listCall]: ok({ ...pageOf([sampleRow({ status: 0 })]), total: 40 }),
    });
    await open('/status?currentPage=2');
    await screen.findByText('A+B');
    await passTime(30_000);
    expect(asked.length).toBe(1);
  });
});

it('names the judge to staff alone', async () => {
  fakeServer({ [listCall]: ok(pageOf([sampleRow({ status: 0, judger: 'local' })])) });
  await open('/status');
  await screen.findByText('A+B');
  expect(screen.queryByText('local')).toBeNull();
  enterSession(sampleUser({ roleList: ['admin'] }));
  expect(await screen.findByText('local')).toBeTruthy();
});
