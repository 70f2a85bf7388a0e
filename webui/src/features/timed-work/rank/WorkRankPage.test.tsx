import { screen } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { InsideTimedWork } from '../../../testing/insideTimedWork';
import { sampleUser } from '../../../testing/samples';
import { minute, noon, sampleTimedWork } from '../../../testing/sampleTimedWork';
import { show } from '../../../testing/show';
import { timedWorkTexts } from '../texts';
import WorkRankPage from './WorkRankPage';

const row = {
  rank: 1,
  uid: 'u1',
  username: 'lin',
  nickname: null,
  realname: null,
  score: 100,
  usedTime: 600,
  submissionInfo: { B: { score: 100, status: 0 } },
};
const problems = ['A', 'B', 'C'].map((displayId, index) => ({
  id: index + 1,
  pid: 1000 + index,
  displayId,
  displayTitle: displayId,
  type: 0,
  isSubmitted: false,
  score: 100,
  myStatus: -10,
  myScore: null,
}));

async function open(work = sampleTimedWork(), isStaff = false) {
  enterSession(sampleUser());
  const server = fakeServer({
    'GET /api/homework/get-timed-work-rank': ok([row]),
    'GET /api/homework/get-timed-work-problem-list': ok(problems),
    'GET /api/get-shown-names': ok({}),
  });
  await show(
    <InsideTimedWork work={work} isStaff={isStaff}>
      <WorkRankPage />
    </InsideTimedWork>,
    [timedWorkTexts],
  );
  await screen.findByText('lin');
  return server;
}

const heads = () => screen.getAllByRole('columnheader').map((each) => each.textContent);

describe('the rank of a timed work', () => {
  beforeEach(() => synchronise(noon));

  it('has a column for each problem, whether submitted or not', async () => {
    await open(sampleTimedWork({ beganIn: -30 * minute, handedInIn: -minute, effectiveStatus: 1 }));
    await screen.findByRole('columnheader', { name: 'C' });
    expect(heads().slice(-3)).toEqual(['A', 'B', 'C']);
    expect(screen.queryByRole('button', { name: 'Download as a workbook' })).toBeNull();
  });

  it('shows what was submitted to those who never began, without asking for problems', async () => {
    const { asked } = await open(sampleTimedWork({ startsIn: -300 * minute, endsIn: -minute }));
    expect(heads().at(-1)).toBe('B');
    expect(asked.some(({ path }) => path.endsWith('problem-list'))).toBe(false);
  });

  it('offers staff the workbook', async () => {
    await open(sampleTimedWork(), true);
    expect(screen.getByRole('button', { name: 'Download as a workbook' })).toBeTruthy();
  });
});
