import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContestContext, type OpenContest } from '../../../entities/contest/ContestContext';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { contestTexts } from '../texts';
import ReportPage from './ReportPage';
import { contestReportTexts } from './texts';

const problem = { displayId: 'A', title: 'Sum', color: '#e6bf25' };
const first = { uid: '2', username: 'ben', name: 'Ben' };
const report = {
  ...{ uid: '1', username: 'ann', name: 'Ann', school: 'North', avatar: null, rank: 2, ranked: 3 },
  ...{ awardName: 'Gold', points: 1, totalTime: 2400 },
  problems: [{ ...problem, tries: 2, errors: 1, solvedAt: 1200, isFirst: false, score: null }],
  submissions: [
    { second: 300, displayId: 'A', status: -1, score: null, language: 'C++ 17' },
    { second: 1200, displayId: 'A', status: 0, score: null, language: 'C++ 17' },
  ],
  places: [
    { second: 300, rank: 1, points: 0, totalTime: 0 },
    { second: 600, rank: 2, points: 0, totalTime: 0 },
    { second: 1200, rank: 2, points: 1, totalTime: 2400 },
  ],
};
const solved = { ...problem, submissions: 5, tried: 3, solved: 2 };
const statistics = {
  bucketSeconds: 120,
  problems: [
    {
      ...{ ...solved, firstSecond: 600, firstSolvers: [first], averageScore: null },
      ...{ verdicts: [{ status: 0, count: 2 }], accepted: [0, 2], others: [3, 0] },
      languages: [{ language: 'C++ 17', count: 5, accepted: 2 }],
    },
  ],
};
const summary = {
  ...{ registered: 4, participants: 3, submissions: 5, averagePoints: 0.5 },
  problems: [{ ...solved, firstSecond: 600, firstSolvers: [first] }],
  awards: [{ awardName: 'Gold', people: [first] }],
  best: [{ ...first, rank: 1, school: null, points: 1, totalTime: 600 }],
  absent: [{ uid: '9', username: 'dee', name: 'dee', realname: 'Dee D.' }],
};
const calls = {
  'GET /api/get-contest-report': ok(report),
  'GET /api/get-contest-problem-statistics': ok(statistics),
  'GET /api/get-contest-summary': ok(summary),
};
const contest = {
  ...{ id: 7, title: 'Spring', author: 'root', duration: 7200 },
  ...{ startTime: '2026-11-21T09:00:00.000+00:00', endTime: '2026-11-21T11:00:00.000+00:00' },
};

const open = (search = '', isAdmin = false) => {
  history.replaceState(null, '', `/contest/7/report${search}`);
  const around = { cid: 7, contest, isAdmin, isOi: false, status: 1 } as unknown as OpenContest;
  return show(
    <ContestContext.Provider value={around}>
      <ReportPage />
    </ContestContext.Provider>,
    [contestReportTexts, contestTexts],
  );
};

beforeEach(() => enterSession(sampleUser({ uid: '1' })));

describe('the report of a contest', () => {
  it('tells what one solved, when, in how many tries, and the place over time', async () => {
    const { asked } = fakeServer(calls);
    await open();
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('Gold')).toBeTruthy();
    const chart = screen.getByRole('img', {
      name: 'Began at place 1, best place 1, ended at place 2',
    });
    expect(chart).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Problem by problem' });
    expect(within(table).getByText('00:20:00')).toBeTruthy();
    expect(within(table).getByText('Solved')).toBeTruthy();
    const sent = screen.getByRole('table', { name: 'Submissions' });
    expect(within(sent).getByText('Wrong Answer')).toBeTruthy();
    expect(asked[0]?.query.toString()).toBe('cid=7');
  });

  it('is read of others by the address that a row of the board leads to', async () => {
    const { asked } = fakeServer(calls);
    await open('?uid=2');
    expect(await screen.findByText('Their report')).toBeTruthy();
    await waitFor(() => expect(asked[0]?.query.get('uid')).toBe('2'));
  });

  it('says so to whoever took no part, and why it is kept back', async () => {
    fakeServer({
      ...calls,
      'GET /api/get-contest-report': refusal(404, 'report.missing', 'none'),
      'GET /api/get-contest-problem-statistics': refusal(403, 'report.sealed', 'It is sealed'),
    });
    await open();
    expect(await screen.findByText(/You took no part/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Problems'));
    expect(await screen.findByText('It is sealed')).toBeTruthy();
  });

  it('tells of each problem who was first, verdicts and languages', async () => {
    fakeServer(calls);
    await open('?view=problems');
    expect((await screen.findAllByRole('link', { name: 'Ben' })).length).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: 'Tried by 3, solved by 2' })).toBeTruthy();
    expect(screen.getByText('5, 2 of them accepted')).toBeTruthy();
  });

  it('has a summary to print for its organisers alone', async () => {
    fakeServer(calls);
    const { unmount } = await open('?view=summary');
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    expect(screen.queryByLabelText('Summary to print')).toBeNull();
    unmount();
    await open('?view=summary', true);
    expect(await screen.findByText('dee (Dee D.)')).toBeTruthy();
    expect(screen.getByText('Registered and never submitted (1)')).toBeTruthy();
    expect(document.querySelector('[data-sheet]')?.textContent).toContain('Spring');
  });
});
