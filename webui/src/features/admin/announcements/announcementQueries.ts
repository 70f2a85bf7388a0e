import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api/calls';
import type { Announcement } from '../../../shared/api/types';

/** Contract 00-conventions §7. */
export const announcementStatus = { visible: 0, hidden: 1 } as const;

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

export interface AnnouncementBody {
  title: string;
  content: string;
  status: number;
}

type Changed = AnnouncementBody & { id: number; gmtModified?: string };

/** What is announced where: to the whole site, or in the contest of this number. */
export type Scope = 'site' | number;

export const announcementsKey = (scope: Scope) => ['admin', 'announcements', scope] as const;

export const announcementListQuery = (scope: Scope, page: number) => ({
  queryKey: [...announcementsKey(scope), page] as const,
  queryFn: () => {
    const query = { currentPage: page, limit: rowsPerPage };
    return scope === 'site'
      ? api('GET /api/admin/announcement', { query, isQuiet: true })
      : api('GET /api/admin/contest/announcement', {
          query: { cid: scope, ...query },
          isQuiet: true,
        });
  },
  placeholderData: keepPreviousData,
});

/** With the `gmtModified` that was read, a save by somebody else in between is not overwritten. */
export function changeAnnouncement(scope: Scope, body: Changed, isQuiet = false): Promise<null> {
  return scope === 'site'
    ? api('PUT /api/admin/announcement', { body, isQuiet })
    : api('PUT /api/admin/contest/announcement', {
        body: { cid: scope, announcement: body },
        isQuiet,
      });
}

/** Null makes a new one; `overwrites` ignores what somebody saved in between. */
export function saveAnnouncement(
  scope: Scope,
  stored: Announcement | null,
  body: AnnouncementBody,
  overwrites: boolean,
): Promise<null> {
  if (stored) {
    const readAt = overwrites ? {} : { gmtModified: stored.gmtModified };
    return changeAnnouncement(scope, { id: stored.id, ...body, ...readAt }, true);
  }
  return scope === 'site'
    ? api('POST /api/admin/announcement', { body, isQuiet: true })
    : api('POST /api/admin/contest/announcement', {
        body: { cid: scope, announcement: body },
        isQuiet: true,
      });
}

export function deleteAnnouncement(scope: Scope, aid: number): Promise<null> {
  return scope === 'site'
    ? api('DELETE /api/admin/announcement', { query: { aid } })
    : api('DELETE /api/admin/contest/announcement', { query: { aid } });
}
