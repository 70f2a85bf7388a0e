import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { show } from '../../../testing/show';
import { AttachmentsCard } from './AttachmentsCard';
import { adminProblemEditorTexts } from './texts';

const texts = [adminProblemEditorTexts, widgetsTexts];
const board = { name: 'board.bin', size: 2048 };

it('a stored problem lists its files and lets go of one after a question', async () => {
  const server = fakeServer({ 'DELETE /api/admin/problem/attachment': ok(null) });
  await show(<AttachmentsCard problem={{ id: 7, attachments: [board] }} />, texts);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the file board.bin' }));
  expect(server.asked).toEqual([]);
  const sure = screen.getAllByRole('button', { name: 'Remove the file board.bin' }).at(-1);
  if (sure) await userEvent.click(sure);
  await waitFor(() => expect(screen.queryByText('board.bin')).toBeNull());
  expect(Object.fromEntries(server.asked[0]?.query ?? [])).toEqual({ pid: '7', name: 'board.bin' });
});

it('a new problem has no place for files yet', async () => {
  await show(<AttachmentsCard problem={null} />, texts);
  expect(screen.getByText('Attachments can be added once the problem is saved.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
