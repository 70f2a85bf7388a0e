import { act, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../shared/session/session';
import { fakeServer, ok } from '../../testing/fakeServer';
import { type FakeSocket, fakeSockets } from '../../testing/fakeSocket';
import { pageOf, sampleRow } from '../../testing/sampleSubmissions';
import { sampleUser } from '../../testing/samples';
import { show } from '../../testing/show';
import { type Visits, watchVisits } from '../../testing/visits';
import SubmissionListPage from './SubmissionListPage';
import { submissionsTexts } from './texts';

const user = sampleUser();
const rows = Array.from({ length: 30 }, (_, at) =>
  sampleRow({ submitId: 100 - at, uid: user.uid, status: 7 }),
);
let socket: FakeSocket;
let visits: Visits;
const drawnRows = () => visits.take().filter((name) => name === 'DataRowView');

beforeEach(async () => {
  history.replaceState(null, '', '/status');
  enterSession(user);
  const sockets = fakeSockets();
  fakeServer({
    'GET /api/get-submission-list': ok(pageOf(rows)),
    'POST /api/check-submissions-status': ok(
      Object.fromEntries(rows.map((row) => [row.submitId, row])),
    ),
  });
  await show(<SubmissionListPage />, [submissionsTexts]);
  await screen.findAllByText('A+B');
  socket = sockets.opened.at(-1) as FakeSocket;
  await act(() => socket.accept());
  visits = watchVisits();
});
afterEach(() => visits.stop());

it('draws one row when a live frame tells of one submission', async () => {
  const news = { ...rows[7], status: 0, time: 15 };
  await act(() => socket.tell(`submission:${user.uid}`, news));
  expect(await screen.findByRole('link', { name: 'Accepted' })).toBeTruthy();
  expect(drawnRows()).toHaveLength(1);
});

it('draws no row when news tell nothing new of the list', async () => {
  await act(() => socket.tell(`submission:${user.uid}`, sampleRow({ submitId: 7, status: 0 })));
  expect(drawnRows()).toHaveLength(0);
});
