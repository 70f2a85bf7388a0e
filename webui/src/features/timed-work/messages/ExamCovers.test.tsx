import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TimedWork } from '../../../entities/timed-work/timedWorkQueries';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { InsideTimedWork } from '../../../testing/insideTimedWork';
import { sampleUser } from '../../../testing/samples';
import { minute, noon, sampleTimedWork } from '../../../testing/sampleTimedWork';
import { show } from '../../../testing/show';
import { timedWorkTexts } from '../texts';
import { ExamCovers } from './ExamCovers';
import { lastMinutes } from './lastMinutes';

beforeEach(() => {
  synchronise(noon);
  enterSession(sampleUser());
});

async function open(work: TimedWork, texts: string[] = [], isStaff = false) {
  const told = texts.map((text, at) => ({
    id: at + 1,
    text,
    gmtCreate: new Date(noon).toISOString(),
    readAt: null as string | null,
  }));
  fakeServer({
    'GET /api/exam/messages': () => ok(told),
    'POST /api/exam/message-read': ({ body }) => {
      const read = told.find(({ id }) => id === (body as { id: number }).id);
      if (read) read.readAt = read.gmtCreate;
      return ok(null);
    },
  });
  await show(
    <InsideTimedWork work={work} isStaff={isStaff}>
      <ExamCovers />
    </InsideTimedWork>,
    [timedWorkTexts],
  );
}

describe('over the pages of an exam', () => {
  it('lies each message in its order, until it has been read', async () => {
    await open(sampleTimedWork({ beganIn: -minute }), ['First', 'Second']);
    await screen.findByText('First');
    expect(screen.queryByText('Second')).toBeNull();
    expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
    await screen.findByText('Second');
    fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lies how much is left while time stands still, also past the end that was known', async () => {
    const pausedSince = new Date(noon - minute).toISOString();
    await open(sampleTimedWork({ beganIn: -30 * minute, pausedSince }));
    await screen.findByText('The invigilator has paused your time');
    expect(screen.getByText('01:00:00')).toBeTruthy();
    synchronise(noon + 90 * minute);
    expect(screen.getByText('01:00:00')).toBeTruthy();
  });

  it('lies nothing for staff, nor for who has not begun', async () => {
    await open(sampleTimedWork(), ['First']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await open(sampleTimedWork({ beganIn: -minute }), ['First'], true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the last minutes', () => {
  it('are told once each, and the least of several', () => {
    expect(lastMinutes(10 * minute + 1, 10 * minute)).toBe(10);
    expect(lastMinutes(10 * minute, 10 * minute - 1000)).toBeNull();
    expect(lastMinutes(12 * minute, 4 * minute)).toBe(5);
    expect(lastMinutes(minute + 500, minute - 500)).toBe(1);
    expect(lastMinutes(minute, -1)).toBeNull();
  });
});
