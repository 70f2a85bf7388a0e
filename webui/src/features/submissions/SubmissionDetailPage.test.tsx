import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { paths, to } from '../../app/routes';
import type { Judge } from '../../entities/submission/types';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleJudge } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import SubmissionDetailPage from './SubmissionDetailPage';
import { submissionsTexts } from './texts';

const detailCall = 'GET /api/get-submission-detail';
const casesCall = 'GET /api/get-all-case-result';

const judge = (changes: Partial<Judge> = {}): Judge =>
  sampleJudge({ status: 0, time: 15, memory: 3400, ...changes });

function open(submitId = 20418) {
  history.replaceState(null, '', to('SubmissionDetails', { submitID: submitId }));
  return show(
    <Router>
      <Route path={paths.SubmissionDetails} component={SubmissionDetailPage} />
    </Router>,
    [submissionsTexts],
  );
}

const answering = (submission: Judge) =>
  fakeServer({ [detailCall]: ok({ submission, codeShare: true }), [casesCall]: ok(null) });

afterEach(() => {
  vi.useRealTimers();
});

describe('the page of a submission', () => {
  it('says when waiting has ended, and begins again at a press', async () => {
    let isDown = false;
    let status = 7;
    fakeServer({
      [detailCall]: () =>
        isDown
          ? refusal(500, 'http.server', 'down', 500)
          : ok({ submission: judge({ status }), codeShare: true }),
      [casesCall]: ok(null),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await screen.findAllByText('Judging');
    isDown = true;
    await vi.advanceTimersByTimeAsync(2100);
    await screen.findByText(/Waiting for results has ended/);
    [isDown, status] = [false, 0];
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByText('Accepted');
    expect(screen.queryByText(/Waiting for results has ended/)).toBeNull();
  });

  it('tells which case is being judged', async () => {
    answering(judge({ status: 7, caseProgress: { done: 8, total: 8 } }));
    await open();
    await screen.findByText('case 8 of 8');
  });

  it('stands at /submission-detail/ and its number [S1-2.9-5]', async () => {
    const { asked } = answering(judge({ submitId: 77 }));
    await open(77);
    expect(location.pathname).toBe('/submission-detail/77');
    await screen.findByRole('heading', { name: 'Submission #77' });
    await waitFor(() => expect(asked[0]?.query.get('submitId')).toBe('77'));
  });

  it('tells verdict, time, memory, length, language and author [S1-2.9-1]', async () => {
    answering(judge());
    await open();
    const banner = (await screen.findByText('Length')).closest('section') as HTMLElement;
    within(banner).getByText('Accepted');
    const facts = Array.from(banner.querySelectorAll('dl > div')).map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent?.replace(/\s+/g, ' ').trim(),
    ]);
    expect(facts).toEqual([
      ['Time', '15 ms'],
      ['Memory', expect.stringMatching(/^3\.[34]\d* MB$/)],
      ['Length', '120 characters'],
      ['Language', 'C++ 17'],
      ['Author', expect.stringMatching(/linxy$/)],
    ]);
    expect(banner.querySelector('pre')).toBeNull();
  });

  it.each([
    [-2, 'Compiler output'],
    [4, 'Message of the system'],
    [10, 'Message of the system'],
  ])('shows the message of status %i [S1-2.9-1]', async (status, caption) => {
    answering(judge({ status, errorMessage: 'main.c:1: what is this' }));
    await open();
    const text = await screen.findByText('main.c:1: what is this');
    expect(text.closest('figure')?.querySelector('figcaption')?.textContent).toBe(caption);
  });

  it('has one row of the submission, with points where there are any [S1-2.9-2, S1-6-7]', async () => {
    answering(judge({ status: 8, score: 40 }));
    await open();
    const table = await screen.findByRole('table', { name: 'This submission' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(2);
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    const cells = Array.from(rows[1]?.children ?? []).map((cell) => cell.textContent);
    const told = Object.fromEntries(heads.map((head, at) => [head, cells[at]]));
    expect(told).toMatchObject({
      'Run ID': '20418',
      Result: 'Partial',
      Score: '40',
      Problem: 'P1000 A+B',
      Time: '15 ms',
      Language: 'C++ 17',
    });
  });

  it('has no column of points where the problem gives none [S1-6-7]', async () => {
    answering(judge({ score: null }));
    await open();
    const table = await screen.findByRole('table', { name: 'This submission' });
    expect(within(table).queryByRole('columnheader', { name: 'Score' })).toBeNull();
  });

  it('says of a hidden result that it was submitted, and nothing else [S1-4.1-2]', async () => {
    answering(judge({ status: -5, time: null, memory: null }));
    await open();
    await screen.findByText('The result of this submission is not public yet.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('asks every 2 s until the verdict is there, without any live socket [S1-9-6]', async () => {
    let status = 7;
    const { asked } = fakeServer({
      [detailCall]: () => ok({ submission: judge({ status }), codeShare: true }),
      [casesCall]: ok(null),
    });
    const details = () => asked.filter((call) => call.path.endsWith('detail')).length;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    expect(await screen.findAllByText('Judging')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2100);
    expect(details()).toBe(2);
    status = 0;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findAllByText('Accepted')).toHaveLength(2);
    const before = details();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(details()).toBe(before);
  });
});
