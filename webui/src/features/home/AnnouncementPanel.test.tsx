import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { AnnouncementPanel } from './AnnouncementPanel';
import { homeTexts } from './texts';

const announcement = (id: number) => ({
  id,
  title: `News ${id}`,
  content: `Lesson **${id}** is moved`,
  uid: '1',
  username: 'root',
  status: 0,
  gmtCreate: '2026-11-20T01:30:00.000+00:00',
  gmtModified: '2026-11-20T01:30:00.000+00:00',
});

const pageOf = (ids: number[], total: number) =>
  ok({ records: ids.map(announcement), total, size: 5, current: 1, pages: 2 });

describe('the announcements panel', () => {
  it('says so when there are none [S1-2.2-12]', async () => {
    fakeServer({ 'GET /api/get-common-announcement': pageOf([], 0) });
    await show(<AnnouncementPanel />, [homeTexts]);
    expect(await screen.findByText('There are no announcements.')).toBeTruthy();
  });

  it('opens a title as rendered Markdown and comes back to the list [S1-2.2-12]', async () => {
    fakeServer({
      'GET /api/get-common-announcement': pageOf([2, 1], 2),
      'GET /api/get-announcement': ok(announcement(2)),
    });
    await show(<AnnouncementPanel />, [homeTexts]);
    const open = await screen.findByRole('link', { name: 'News 2' });
    const row = open.closest('li');
    expect(row?.textContent).toContain('root');
    expect(row?.querySelector('time')?.dateTime).toBe('2026-11-20T01:30:00.000+00:00');
    fireEvent.click(open);
    await waitFor(() => expect(document.querySelector('strong')?.textContent).toBe('2'));
    expect(screen.queryByText('News 1')).toBeNull();
    expect(location.search).toBe('?announcement=2');
    fireEvent.click(screen.getByRole('button', { name: 'Back to the announcements' }));
    expect(await screen.findByText('News 1')).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('shows the announcement of its address, and says when it is gone', async () => {
    history.replaceState(null, '', '/home?announcement=7');
    const { asked } = fakeServer({ 'GET /api/get-announcement': ok(announcement(7)) });
    await show(<AnnouncementPanel />, [homeTexts]);
    expect(await screen.findByRole('heading', { name: 'News 7' })).toBeTruthy();
    expect(asked.map(({ query }) => query.toString())).toEqual(['id=7']);
    history.replaceState(null, '', '/home?announcement=8');
    fakeServer({ 'GET /api/get-announcement': refusal(404, 'announcement.missing', 'Gone') });
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('This announcement is no longer there.')).toBeTruthy();
    history.replaceState(null, '', '/');
  });

  it('asks for five rows a page, and again on the button [S1-2.2-12]', async () => {
    const { asked } = fakeServer({
      'GET /api/get-common-announcement': pageOf([6, 5, 4, 3, 2], 6),
    });
    await show(<AnnouncementPanel />, [homeTexts]);
    await screen.findByText('News 6');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh announcements' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ query }) => query.toString())).toEqual([
      'currentPage=1&limit=5',
      'currentPage=1&limit=5',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked[2]?.query.get('currentPage')).toBe('2'));
  });
});
