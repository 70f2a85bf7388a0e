import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { announcementsTexts } from '../../../entities/announcement/texts';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import AnnouncementsPage from './AnnouncementsPage';

const time = '2026-11-20T01:30:00.000+00:00';
const hidden = {
  ...{ id: 7, title: 'Timetable', content: 'Room 3', uid: '1', username: 'root', status: 1 },
  ...{ gmtCreate: time, gmtModified: time },
};

describe('the page of announcements', () => {
  it('lists hidden ones too, and shows one by its switch [S3-2.13-3c]', async () => {
    enterSession(sampleUser({ roleList: ['root'] }));
    const { asked } = fakeServer({
      'GET /api/admin/announcement': ok({
        ...{ records: [hidden], total: 1, size: 10, current: 1, pages: 1 },
      }),
      'PUT /api/admin/announcement': ok(null),
      'GET /api/get-shown-names': ok({ root: 'Li Lei' }),
    });
    await show(<AnnouncementsPage />, [adminTexts, announcementsTexts, widgetsTexts]);
    fireEvent.click(await screen.findByRole('switch', { name: /Timetable/ }));
    await waitFor(() =>
      expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
        ...{ id: 7, title: 'Timetable', content: 'Room 3', status: 0, gmtModified: time },
      }),
    );
    expect(screen.getByRole('button', { name: 'New announcement' })).toBeTruthy();
    // Who wrote it, by the name that staff reads beside a user name.
    expect(await screen.findByText('Li Lei')).toBeTruthy();
  });
});
