import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { currentToast } from '../../../../shared/ui/toast';
import { fakeServer, ok } from '../../../../testing/fakeServer';
import { show } from '../../../../testing/show';
import type { Board, BoardPerson, BoardSeat } from '../boardQueries';
import { adminExamRoomTexts } from '../texts';
import { PersonActions } from './PersonActions';

const seat = { id: 11, name: '1', row: 0, column: 0, uid: null, address: null } as BoardSeat;
const lin = { uid: 'lin', username: 'lin', seatId: null } as BoardPerson;
const board = { tid: 7, rooms: [], people: [lin] } as unknown as Board;

it.each([
  [false, 'Seat assigned'],
  [true, 'keeps the paper of their own'],
])('says whether whoever is seated keeps another paper: %j', async (keepsPaper, said) => {
  fakeServer({ 'PUT /api/admin/exam/seat-person': ok({ keepsPaper }) });
  await show(<PersonActions board={board} seat={seat} person={null} />, [adminExamRoomTexts]);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'lin');
  await waitFor(() => expect(currentToast()?.message).toContain(said));
});
