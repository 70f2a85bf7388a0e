import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../shared/session/session';
import { fakeServer, ok } from '../testing/fakeServer';
import { sampleUser } from '../testing/samples';
import { show } from '../testing/show';
import { NoticeBell } from './NoticeBell';

const notice = (id: number, title: string, state: boolean, day: number) => ({
  id,
  title,
  content: `About **${title}**`,
  adminId: '1',
  type: 'Sys',
  state,
  gmtCreate: `2026-11-${day}T01:30:00.000+00:00`,
});
const page = (...records: object[]) =>
  ok({ records, total: records.length, size: 20, current: 1, pages: 1 });

describe('the bell of notices', () => {
  it('shows how many are unread, tells them first and counts again', async () => {
    enterSession(sampleUser());
    let unread = 2;
    fakeServer({
      'GET /api/msg/unread': () => ok({ comment: 0, reply: 0, like: 0, sys: unread, mine: 0 }),
      'GET /api/msg/sys': () => {
        unread = 0;
        return page(notice(1, 'Old', true, 20), notice(2, 'Holidays', false, 10));
      },
      'GET /api/msg/mine': page(notice(3, 'Your role', false, 11)),
    });
    await show(<NoticeBell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    await within(dialog).findByText('Your role');
    const titles = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent);
    expect(titles).toEqual(['Your roleNew', 'HolidaysNew', 'Old']);
    await waitFor(() => screen.getByRole('button', { name: 'Notices, 0 unread', hidden: true }));
  });
});
