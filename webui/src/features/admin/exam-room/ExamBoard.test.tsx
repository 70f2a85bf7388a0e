import { screen } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminDashboardTexts } from '../dashboard/texts';
import { adminTimedWorkTexts } from '../timed-work/texts';
import type { Board } from './boardQueries';
import { ExamBoard } from './ExamBoard';
import { JudgingLight } from './JudgingLight';
import { adminExamRoomTalkTexts } from './talk/texts';
import { adminExamRoomTexts } from './texts';

const now = '2026-11-23T07:10:00.000+00:00';
const clock = {
  now,
  computer: now,
  jumpMs: 3_600_000,
  held: true,
  doubtful: false,
  lastKnown: null,
  running: true,
};

beforeEach(() => enterSession(sampleUser({ roleList: ['admin'] })));

describe('the room board', () => {
  it("says that the server's clock was set", async () => {
    const judging = { received: 0, waiting: 0, seconds: null };
    const board = { tid: 7, title: 'Mid-term', now, startTime: now, endTime: now };
    fakeServer({
      'GET /api/admin/exam/board': ok({ ...board, rooms: [], people: [], judging }),
      'GET /api/admin/exam/pauses': ok({ now, pauses: [], outages: [] }),
      'GET /api/admin/server-time': ok(clock),
    });
    await show(<ExamBoard tid={7} isManager />, [
      adminDashboardTexts,
      adminTimedWorkTexts,
      adminExamRoomTexts,
      adminExamRoomTalkTexts,
    ]);
    expect(await screen.findByText(/was set 1 hour ahead/)).toBeTruthy();
  });
});

describe('the light of the judge', () => {
  const light = async (judging: Board['judging']) => {
    await show(<JudgingLight judging={judging} />, [adminExamRoomTexts]);
    return screen.getByRole('status').textContent;
  };

  it.each([
    [{ received: 2, waiting: 0, seconds: null }, 'Received 2 submissions, all judged'],
    [{ received: 1, waiting: 1, seconds: null }, 'Received 1 submission, 1 still to be judged'],
    [{ received: 9, waiting: 3, seconds: null }, 'Received 9 submissions, 3 still to be judged'],
    [
      { received: 9, waiting: 3, seconds: 20 },
      'Received 9 submissions, 3 still to be judged, about 20 s',
    ],
    [
      { received: 9, waiting: 3, seconds: 60 },
      'Received 9 submissions, 3 still to be judged, about 1 min',
    ],
    [
      { received: 9, waiting: 3, seconds: 61 },
      'Received 9 submissions, 3 still to be judged, about 2 min',
    ],
  ])('says of %j: %s', async (judging, said) => {
    expect(await light(judging)).toBe(said);
  });
});
