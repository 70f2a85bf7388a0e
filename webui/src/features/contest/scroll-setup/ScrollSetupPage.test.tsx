import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { hour, noon, sampleContest } from '../../../testing/sampleContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import ContestFrame from '../ContestFrame';
import { contestTexts } from '../texts';
import ScrollSetupPage from './ScrollSetupPage';
import { contestScrollSetupTexts } from './texts';

const ended = { startsIn: -3 * hour, sealsIn: -2 * hour, endsIn: -hour, isContestAdmin: true };
let opened: ReturnType<typeof vi.fn>;

beforeEach(() => {
  synchronise(noon);
  opened = vi.fn();
  vi.stubGlobal('open', opened);
});

async function open(changes: Parameters<typeof sampleContest>[0] = ended) {
  enterSession(sampleUser());
  history.replaceState(null, '', '/contest/7/scroll-board');
  const { asked } = fakeServer({
    'GET /api/get-contest-info': ok(sampleContest(changes)),
    'GET /api/get-contest-access': ok({ access: true }),
    'POST /api/get-contest-rank': ok({ records: [], total: 57, size: 10, current: 1, pages: 6 }),
  });
  await show(
    <ContestFrame route="ContestScrollBoard">
      <ScrollSetupPage />
    </ContestFrame>,
    [contestTexts, contestScrollSetupTexts],
  );
  await screen.findByRole('button', { name: 'Start Rolling' });
  return asked;
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start Rolling' }));

describe('the set-up of the rolling board', () => {
  it('offers the usual medals and opens a window of its own [S2-2.7-8] [S2-2.7-10]', async () => {
    const asked = await open();
    expect(asked.find(({ path }) => path === '/api/get-contest-rank')?.body).toMatchObject({
      cid: 7,
      removeStar: true,
      forceRefresh: true,
    });
    expect((screen.getByLabelText('Contest') as HTMLInputElement).readOnly).toBe(true);
    const gold = screen.getByLabelText('Gold medals') as HTMLInputElement;
    expect(gold.value).toBe('5');
    await userEvent.clear(gold);
    await userEvent.type(gold, '1');
    await userEvent.click(screen.getByRole('switch', { name: 'Remove star users' }));
    await start();
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      '/scrollBoard?cid=7&removeStar=true&medals%5B%5D=1&medals%5B%5D=11&medals%5B%5D=17',
      '_blank',
    );
  });

  it('takes whole numbers only', async () => {
    await open();
    await userEvent.clear(screen.getByLabelText('Silver medals'));
    expect(screen.getByText('A whole number from 0 to 9999')).toBeTruthy();
    await start();
    expect(opened).not.toHaveBeenCalled();
  });

  it('asks first while the contest has not ended [S2-2.7-9] [S2-8-4]', async () => {
    await open({ isContestAdmin: true });
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(opened).not.toHaveBeenCalled();
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Open it all the same' }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  });
});
