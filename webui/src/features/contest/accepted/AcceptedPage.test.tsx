import { screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { noon, sampleContest } from '../../../testing/sampleContest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import ContestFrame from '../ContestFrame';
import { contestTexts } from '../texts';
import AcceptedPage from './AcceptedPage';
import { contestAcceptedTexts } from './texts';

const accepted = (id: number, changes: object) => ({
  ...{ id, cid: 7, uid: `u${id}`, username: `team${id}`, realname: null, pid: 1, displayId: 'A' },
  ...{ submitId: id, submitTime: '2026-11-21T11:05:00.000+00:00', time: 300, status: 1 },
  ...{ checked: false, firstBlood: false, color: '#e6bf25', school: 'First school', seat: null },
  ...changes,
});

it('tells which balloons to bring, and ticks them [S2-2.7-2, S2-4-13]', async () => {
  synchronise(noon);
  enterSession(sampleUser());
  history.replaceState(null, '', '/contest/7/ac-info');
  let checked = false;
  fakeServer({
    'GET /api/get-contest-info': ok(sampleContest({ isContestAdmin: true })),
    'GET /api/get-contest-access': ok({ access: true }),
    'GET /api/get-contest-ac-info': () =>
      ok({
        records: [accepted(1, { firstBlood: true, checked }), accepted(2, { seat: 'B-12' })],
        ...{ total: 2, current: 1, size: 20, pages: 1 },
      }),
    'PUT /api/check-contest-ac-info': ({ body }) => {
      checked = (body as { checked: boolean }).checked;
      return ok(null);
    },
  });
  await show(
    <ContestFrame route="ContestAcInfo">
      <AcceptedPage />
    </ContestFrame>,
    [contestTexts, contestAcceptedTexts],
  );
  const row = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
  await screen.findByText('team1');
  expect(row('team1').getByText('First Blood')).toBeTruthy();
  expect(row('team1').getByText('00:05:00')).toBeTruthy();
  // Once in its column, once below the name for windows that have no room for it.
  expect(row('team1').getAllByText('First school')).toHaveLength(2);
  expect(row('team2').getByText('Accepted')).toBeTruthy();
  expect(row('team2').getAllByText('B-12')).toHaveLength(2);
  expect(row('team1').getByText('Not Checked')).toBeTruthy();
  await userEvent.click(row('team1').getByRole('button', { name: 'Check It: A of team1' }));
  expect(await row('team1').findByText('Checked')).toBeTruthy();
  await userEvent.click(row('team1').getByRole('button', { name: 'Not yet: A of team1' }));
  expect(await row('team1').findByText('Not Checked')).toBeTruthy();
});
