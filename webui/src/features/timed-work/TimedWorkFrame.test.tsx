import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimedWork } from '../../entities/timed-work/timedWorkQueries';
import { synchronise } from '../../shared/lib/serverClock';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleUser } from '../../testing/samples';
import { hour, minute, noon, sampleTimedWork } from '../../testing/sampleTimedWork';
import { show } from '../../testing/show';
import IntroPage from './intro/IntroPage';
import TimedWorkFrame from './TimedWorkFrame';
import { timedWorkTexts } from './texts';

vi.mock('../../app/routes', async (original) =>
  (await import('../../testing/readyRoutes')).readyRoutes(await original()),
);

beforeEach(() => {
  synchronise(noon);
  enterSession(sampleUser());
});

type Calls = Parameters<typeof fakeServer>[0];

/** What the server says of the work may change while the page is open. */
async function open(work: TimedWork, calls: Calls = {}, route: 'Details' | 'Rank' = 'Details') {
  const server = { work };
  history.replaceState(null, '', `/timedwork/5${route === 'Rank' ? '/rank' : ''}`);
  const { asked } = fakeServer({
    'GET /api/homework/get-timed-work-info': () => ok(server.work),
    'GET /api/exam/messages': () => ok([]),
    ...calls,
  });
  await show(
    <TimedWorkFrame route={`TimedWork${route}`}>
      {route === 'Details' ? <IntroPage /> : <p>the table</p>}
    </TimedWorkFrame>,
    [timedWorkTexts],
  );
  await screen.findByRole('link', { name: 'Chapter 3' });
  return { server, bodies: () => asked.filter((each) => each.body).map(({ body }) => body) };
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Pages of the timed work' }));
const shut = (name: string) => tabs().getByText(name).getAttribute('title');
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the tabs of a timed work', () => {
  it('shut problems until it is started, and the rank until it is handed in [S3-4-2]', async () => {
    await open(sampleTimedWork());
    expect(shut('Problems')).toBe('Start the timed work first.');
    expect(shut('Rank')).toBe('After handing in you can see it.');
    expect(tabs().queryByText('Submissions')).toBeNull();
  });

  it('open the problems while the time runs, and all of it afterwards', async () => {
    const { server } = await open(sampleTimedWork({ beganIn: -minute }));
    expect(tabs().getByRole('link', { name: 'Problems' })).toBeTruthy();
    expect(shut('Rank')).toBe('After handing in you can see it.');
    expect(server.work.record).not.toBeNull();
  });

  it('show submissions to staff alone [S3-6-3]', async () => {
    enterSession(sampleUser({ roleList: ['admin'] }));
    await open(sampleTimedWork());
    expect(tabs().getByRole('link', { name: 'Submissions' })).toBeTruthy();
    expect(tabs().getByRole('link', { name: 'Rank' })).toBeTruthy();
  });

  it('keep a page shut that was opened by its address', async () => {
    await open(sampleTimedWork({ beganIn: -minute }), {}, 'Rank');
    expect(screen.queryByText('the table')).toBeNull();
    expect(screen.getByText('After handing in you can see it.')).toBeTruthy();
  });
});

describe('a dry run', () => {
  it('that was wiped leads back to the work when its address is opened again', async () => {
    enterSession(sampleUser({ roleList: ['root'] }));
    const dryRun = { 'GET /api/admin/exam/dry-run': ok({ dryRun: null, versions: [] }) };
    await open(sampleTimedWork({ dryRunOf: 3 }), dryRun);
    cleanup();
    const info = 'GET /api/homework/get-timed-work-info';
    fakeServer({ ...dryRun, [info]: refusal(404, 'timedwork.missing', 'It is gone') });
    const frame = <TimedWorkFrame route="TimedWorkDetails">the page</TimedWorkFrame>;
    await show(frame, [timedWorkTexts]);
    const back = await screen.findByRole('link', { name: 'Back to the work' });
    expect(back.getAttribute('href')).toBe('/admin/timedwork/3/readiness');
    expect(screen.queryByText('It is gone')).toBeNull();
  });
});

describe('entering and starting', () => {
  it('says at the field that the password is wrong, then lets in [S3-4-2, S3-5-9]', async () => {
    const { server, bodies } = await open(sampleTimedWork({ auth: 1, access: false }), {
      'POST /api/homework/register': ({ body }) => {
        if ((body as { password: string }).password === 'right') {
          server.work = sampleTimedWork({ auth: 1 });
          return ok(null);
        }
        return refusal(400, 'timedwork.wrong_password', 'Wrong password');
      },
    });
    const field = await screen.findByLabelText(/Timed-work password/);
    fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByText('Please enter the timed-work password')).toBeTruthy();
    for (const password of ['wrong', 'right']) {
      fireEvent.input(field, { target: { value: password } });
      fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
      if (password === 'wrong') {
        await screen.findByText('Wrong password');
        expect(field.getAttribute('aria-invalid')).toBe('true');
        const enter = screen.getByRole('button', { name: 'Enter' });
        await waitFor(() => expect(enter.getAttribute('aria-busy')).toBeNull());
      }
    }
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    expect(bodies()).toEqual([
      { tid: 5, password: 'wrong' },
      { tid: 5, password: 'right' },
    ]);
  });

  it('says plainly what begins, and asks before', async () => {
    const { server } = await open(sampleTimedWork(), {
      'POST /api/homework/start-timed-work': () => {
        server.work = sampleTimedWork({ beganIn: 0 });
        return ok(server.work.record);
      },
    });
    const begins = /You have 1 hour 30 minutes from the moment you start, at the latest until/;
    expect(screen.getByText(begins)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await answer('Start');
    expect(await screen.findByRole('button', { name: 'Hand in' })).toBeTruthy();
    const clock = screen.getAllByRole('timer')[0];
    await waitFor(() => expect(clock?.textContent).toMatch(/^01:(30:00|29:5\d)$/));
  });

  it('tells what is left where that is less than the duration', async () => {
    await open(sampleTimedWork({ endsIn: 20 * minute }));
    expect(screen.getByText(/what is left of this work: about 20 minutes/)).toBeTruthy();
  });

  it('opens by itself when the work starts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    await open(sampleTimedWork({ startsIn: hour }));
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(hour + 1000);
    });
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });
});

describe('the end', () => {
  it('comes by the clock, without a reload, and opens the rank', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    synchronise(noon);
    const { server } = await open(sampleTimedWork({ beganIn: -80 * minute }));
    server.work = sampleTimedWork({ beganIn: -80 * minute, handedInIn: 10 * minute });
    await act(async () => {
      await vi.advanceTimersByTimeAsync(10 * minute + 2000);
    });
    expect(screen.getByText('Your work is handed in')).toBeTruthy();
    expect(tabs().getByRole('link', { name: 'Rank' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  });

  it('comes for who did not begin, too', async () => {
    await open(sampleTimedWork({ startsIn: -2 * hour, endsIn: -hour }));
    expect(screen.getByText(/has ended, and you did not start it/)).toBeTruthy();
    expect(shut('Problems')).toBe('The timed work ended before you started it.');
    await waitFor(() => expect(tabs().getByRole('link', { name: 'Rank' })).toBeTruthy());
  });
});
