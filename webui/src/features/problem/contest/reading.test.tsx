import { screen } from '@testing-library/preact';
import { beforeEach, expect, it } from 'vitest';
import { placeOfContest } from '../../../entities/contest/contestQueries';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { InsideContest, startAtNoon } from '../../../testing/insideContest';
import { hour, minute, sampleContest } from '../../../testing/sampleContest';
import { noCounts, sampleInfo } from '../../../testing/sampleProblem';
import { pageOf, sampleRow } from '../../../testing/sampleSubmissions';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { ReadingPane } from '../ReadingPane';
import { problemTexts } from '../texts';

const counts = { ...noCounts, total: 12, ac: 5 };

function open(contest = sampleContest(), isAdmin = false) {
  const about = sampleInfo({ problemId: 'A' }, { problemCount: counts });
  return show(
    <InsideContest contest={contest} isAdmin={isAdmin}>
      <ReadingPane
        info={{ ...about, place: placeOfContest(contest.id) }}
        language="C++"
        isLoggedIn
        folding={null}
      />
    </InsideContest>,
    [problemTexts],
  );
}

const calls = {
  'GET /api/contest-submissions': ok(pageOf([sampleRow({ cid: 7, displayId: 'A', status: 0 })])),
  'POST /api/get-user-problem-status': ok({ 1000: { status: -1, score: null } }),
};

beforeEach(() => {
  startAtNoon();
  enterSession(sampleUser({ uid: 'u1' }));
  fakeServer(calls);
});

it('shows counts and statistics while the board is open', async () => {
  await open();
  expect(await screen.findByText('5 / 12')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Statistics' })).toBeTruthy();
});

it('shows question marks while it is sealed, but not to who runs the contest [S2-2.4-2]', async () => {
  const sealed = sampleContest({ sealsIn: -minute });
  const { unmount } = await open(sealed);
  expect(await screen.findByText('? / ?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Statistics' })).toBeNull();
  unmount();
  await open(sealed, true);
  expect(await screen.findByText('5 / 12')).toBeTruthy();
});

it('does not say that a submission is judged whose result will not come', async () => {
  fakeServer({
    ...calls,
    'POST /api/get-user-problem-status': ok({ 1000: { status: 5, score: null } }),
  });
  const { unmount } = await open(sampleContest({ type: 1, sealsIn: -minute }));
  expect(await screen.findByText('Submitted')).toBeTruthy();
  unmount();
  await open(sampleContest({ type: 1 }));
  expect(await screen.findByText('Pending')).toBeTruthy();
});

it('lists the tries made before the start to who runs it, and those after the end', async () => {
  const { asked } = fakeServer(calls);
  const list = () => asked.find(({ path }) => path === '/api/contest-submissions')?.query;
  const { unmount } = await open(sampleContest({ startsIn: hour }), true);
  await screen.findByText('5 / 12');
  expect(list()?.get('beforeContestSubmit')).toBe('true');
  unmount();
  asked.length = 0;
  await open(sampleContest({ endsIn: -minute, allowEndSubmit: true }));
  await screen.findByText('5 / 12');
  expect(list()?.get('beforeContestSubmit')).toBe('false');
  expect(list()?.get('containsEnd')).toBe('true');
});
