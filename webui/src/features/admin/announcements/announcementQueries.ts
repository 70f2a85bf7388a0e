import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api/calls';
import type { Announcement } from '../../../shared/api/types';

/** Contract 00-conventions §7. */
export const announcementStatus = { visible: 0, hidden: 1 } as const;

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

export const announcementsKey = ['admin', 'announcements'] as const;

export const announcementListQuery = (page: number) => ({
  queryKey: [...announcementsKey, page] as const,
  queryFn: () =>
    api('GET /api/admin/announcement', {
      query: { currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export interface AnnouncementBody {
  title: string;
  content: string;
  status: number;
}

/** With the `gmtModified` that was read, a save by somebody else in between is not overwritten. */
export function changeAnnouncement(
  body: AnnouncementBody & { id: number; gmtModified?: string },
  isQuiet = false,
): Promise<null> {
  return api('PUT /api/admin/announcement', { body, isQuiet });
}

/** Null makes a new one; `overwrites` ignores what somebody saved in between. */
export function saveAnnouncement(
  stored: Announcement | null,
  body: AnnouncementBody,
  overwrites: boolean,
): Promise<null> {
  if (!stored) return api('POST /api/admin/announcement', { body, isQuiet: true });
  const readAt = overwrites ? {} : { gmtModified: stored.gmtModified };
  return changeAnnouncement({ id: stored.id, ...body, ...readAt }, true);
}

export function deleteAnnouncement(aid: number): Promise<null> {
  return api('DELETE /api/admin/announcement', { query: { aid } });
}
