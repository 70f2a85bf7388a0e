import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
});

describe('the submission list', () => {
  it('asks for what the address says', async () => {
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

  it('leads to the submission by its language, and to the problem by its title', async () => {
    fakeServer({ [listCall]: ok(pageOf([sampleRow({ status: 0 })])) });
    await open('/status');
    const language = await screen.findByRole('link', { name: 'C++ 17' });
    expect(language.getAttribute('href')).toBe('/submission-detail/20418');
    const problem = screen.getByRole('link', { name: 'P1000 A+B' });
    expect(problem.getAttribute('href')).toBe('/problem/P1000');
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

  it('sends a guest who wants his own to the login and shows all', async () => {
    fakeServer({ [listCall]: ok(pageOf([])) });
    await open('/status?onlyMine=true');
    await screen.findByText('Please login first');
    expect(isLoginOpen()).toBe(true);
    expect(location.search).toBe('');
  });

  it('has no author to choose when showing the own submissions', async () => {
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
  it('asks about unfinished rows only, and ends with the last verdict', async () => {
    const rows = [sampleRow({ submitId: 2, status: 7 }), sampleRow({ submitId: 1, status: 0 })];
    let verdict = 7;
    const { asked } = fakeServer({
      [listCall]: ok(pageOf(rows)),
      [checkCall]: () => ok({ 2: sampleRow({ submitId: 2, status: verdict }) }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/status');
    await screen.findByText('Judging');
    await passTime(2100);
    expect(asked.at(-1)?.body).toEqual({ submitIds: [2] });
    verdict = -1;
    await passTime(2100);
    await screen.findByRole('link', { name: 'Wrong Answer' });
    const checks = asked.length;
    await passTime(10_000);
    expect(asked.length).toBe(checks);
  });

  it('gives up after 300 questions', async () => {
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

  it('ends at the first error', async () => {
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
});
