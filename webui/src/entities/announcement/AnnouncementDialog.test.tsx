import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { widgetsTexts } from '../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { AnnouncementDialog } from './AnnouncementDialog';
import { announcementsTexts } from './texts';

const texts = [announcementsTexts, widgetsTexts];
const stored = {
  id: 7,
  title: 'Timetable',
  content: 'Room 3',
  uid: '1',
  username: 'root',
  status: 0,
  gmtCreate: '2026-11-20T01:30:00.000+00:00',
  gmtModified: '2026-11-20T01:30:00.000+00:00',
};

const write = (label: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the announcement dialog', () => {
  it('refuses an empty title or text before the server is asked', async () => {
    const { asked } = fakeServer({});
    await show(
      <AnnouncementDialog scope={{ of: 'site' }} announcement={null} onClose={vi.fn()} />,
      texts,
    );
    press('Save');
    expect(await screen.findByText('An announcement needs a title')).toBeTruthy();
    expect(screen.getByText('An announcement needs a text')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('sends a new one and closes', async () => {
    const { asked } = fakeServer({ 'POST /api/admin/announcement': ok(null) });
    const onClose = vi.fn();
    await show(
      <AnnouncementDialog scope={{ of: 'site' }} announcement={null} onClose={onClose} />,
      texts,
    );
    write('Title', 'Holidays');
    write('Text', 'From Monday on');
    press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ title: 'Holidays', content: 'From Monday on', status: 0 });
  });

  it('overwrites what somebody saved in between only when told to', async () => {
    let answers = 0;
    const { asked } = fakeServer({
      'PUT /api/admin/announcement': () =>
        answers++ === 0 ? refusal(400, 'edit.conflict', 'Changed by anna') : ok(null),
    });
    const onClose = vi.fn();
    await show(
      <AnnouncementDialog scope={{ of: 'site' }} announcement={stored} onClose={onClose} />,
      texts,
    );
    write('Title', 'New timetable');
    press('Save');
    expect(await screen.findByText('Changed by anna')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    press('Save mine');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const bodies = asked.map(({ body }) => body as { gmtModified?: string });
    expect(bodies.map(({ gmtModified }) => gmtModified)).toEqual([stored.gmtModified, undefined]);
  });
});
