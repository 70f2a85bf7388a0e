import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { paths } from '../../app/routes';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { InsideContest, startAtNoon } from '../../testing/insideContest';
import { minute, sampleContest } from '../../testing/sampleContest';
import { pageOf, sampleJudge, sampleRow } from '../../testing/sampleSubmissions';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import SubmissionDetailPage from './SubmissionDetailPage';
import SubmissionListPage from './SubmissionListPage';
import { submissionsTexts } from './texts';

const listCall = 'GET /api/contest-submissions';
const inContest = { cid: 7, cpid: 3, displayId: 'A', displayPid: 'P1000' };
const contestRow = (changes = {}) => sampleRow({ ...inContest, status: 0, ...changes });

type Around = Omit<ComponentProps<typeof InsideContest>, 'children' | 'contest'> & {
  contest?: ReturnType<typeof sampleContest>;
};

function openList(search = '', { contest = sampleContest(), ...reader }: Around = {}) {
  history.replaceState(null, '', `/contest/7/submissions${search}`);
  return show(
    <InsideContest contest={contest} {...reader}>
      <SubmissionListPage />
    </InsideContest>,
    [submissionsTexts],
  );
}

beforeEach(() => {
  startAtNoon();
  enterSession(sampleUser({ uid: 'u1' }));
});

describe('the submissions of a contest', () => {
  it('are asked for as the address says [S1-7.1-28, S2-7-8]', async () => {
    const { asked } = fakeServer({ [listCall]: ok(pageOf([])) });
    await openList('?onlyMine=true&problemID=A&completeProblemID=true&status=-1&currentPage=2');
    await screen.findByText('No submission matches.');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      cid: '7',
      onlyMine: 'true',
      problemID: 'A',
      completeProblemID: 'true',
      status: '-1',
      currentPage: '2',
      limit: '15',
    });
    await openList('?username=lin');
    await waitFor(() => expect(asked.at(-1)?.query.get('username')).toBe('lin'));
  });

  it('lead to submission and problem in the contest [S1-2.8-3, S1-2.8-4, S2-2.2-24]', async () => {
    fakeServer({ [listCall]: ok(pageOf([contestRow()])) });
    await openList();
    const language = await screen.findByRole('link', { name: 'C++ 17' });
    expect(language.getAttribute('href')).toBe('/contest/7/problem/A/submission-detail/20418');
    expect(screen.getByRole('link', { name: 'A A+B' }).getAttribute('href')).toBe(
      '/contest/7/problem/A',
    );
    expect(screen.queryByText(/P1000/)).toBeNull();
  });

  it('have points by the rule OI alone [S1-6-7]', async () => {
    fakeServer({ [listCall]: ok(pageOf([contestRow({ status: 8, score: 40 })])) });
    const { unmount } = await openList();
    await screen.findByRole('link', { name: 'A A+B' });
    expect(screen.queryByRole('columnheader', { name: 'Score' })).toBeNull();
    unmount();
    await openList('', { contest: sampleContest({ type: 1 }) });
    expect(await screen.findByRole('columnheader', { name: 'Score' })).toBeTruthy();
  });

  it('before the start are shown to who runs it, at a switch', async () => {
    const { asked } = fakeServer({ [listCall]: ok(pageOf([])) });
    const { unmount } = await openList();
    await screen.findByText('No submission matches.');
    expect(screen.queryByRole('radio', { name: 'Before the start' })).toBeNull();
    unmount();
    await openList('', { isAdmin: true });
    fireEvent.click(await screen.findByRole('radio', { name: 'Before the start' }));
    await waitFor(() => expect(location.search).toBe('?beforeContestSubmit=true'));
    await waitFor(() => expect(asked.at(-1)?.query.get('beforeContestSubmit')).toBe('true'));
  });

  it('after the end come with the setting of the contest', async () => {
    const { asked } = fakeServer({ [listCall]: ok(pageOf([])) });
    await openList();
    await screen.findByText('No submission matches.');
    expect(asked[0]?.query.get('containsEnd')).toBeNull();
    const contest = sampleContest({ endsIn: -minute, allowEndSubmit: true });
    await openList('', { contest, containsEnd: true });
    await waitFor(() => expect(asked.at(-1)?.query.get('containsEnd')).toBe('true'));
  });

  it('are followed in the contest until they are judged', async () => {
    const { asked } = fakeServer({
      [listCall]: ok(pageOf([contestRow({ status: 7 })])),
      'POST /api/check-contest-submissions-status': ok({ 20418: contestRow({ status: -1 }) }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openList();
    await screen.findByText('Judging');
    await vi.advanceTimersByTimeAsync(2100);
    const verdict = await screen.findByRole('link', { name: 'Wrong Answer' });
    const row = within(verdict.closest('tr') as HTMLElement);
    expect(row.getByRole('link', { name: 'A A+B' })).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ submitIds: [20418], cid: 7 });
  });
});

describe('a submission of a contest', () => {
  const open = (submission: object, around: Around = {}) => {
    fakeServer({
      'GET /api/get-submission-detail': ok({ submission, codeShare: true }),
      'GET /api/get-all-case-result': ok(null),
    });
    history.replaceState(null, '', '/contest/7/problem/A/submission-detail/20418');
    return show(
      <InsideContest contest={sampleContest()} {...around}>
        <Router>
          <Route path={paths.ContestSubmissionDetails} component={SubmissionDetailPage} />
        </Router>
      </InsideContest>,
      [submissionsTexts],
    );
  };

  it('leads back to the contest, and is never shared [S1-4.3-7, S2-2.2-24]', async () => {
    await open(sampleJudge({ ...contestRow(), uid: 'u1', code: 'int main() {}' }));
    const way = within(await screen.findByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Submissions' }).getAttribute('href')).toBe(
      '/contest/7/submissions',
    );
    expect(way.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/contest/7/problem/A');
    expect(await screen.findByRole('button', { name: 'Edit again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(
      await screen.findByText('Results of single cases are not shown while the contest runs.'),
    ).toBeTruthy();
  });

  it('is not the way to all practice submissions of its problem', async () => {
    enterSession(sampleUser({ uid: 'u1', roleList: ['root'], permissions: ['rejudge'] }));
    await open(sampleJudge({ ...contestRow() }), { isAdmin: true });
    expect(await screen.findByRole('button', { name: 'Rejudge' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Rejudge all/ })).toBeNull();
  });

  it('whose result is kept back says that and nothing else', async () => {
    await open({ status: -5 });
    await screen.findByText('The result of this submission is not public yet.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
