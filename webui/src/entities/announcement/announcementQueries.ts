import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../shared/api/calls';
import type { Announcement } from '../../shared/api/types';

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

/** What is announced where: to the whole site, in a contest, which a group may hold, or in a group. */
export type Scope =
  | { of: 'site' }
  | { of: 'contest'; cid: number; isOfGroup: boolean }
  | { of: 'group'; gid: number };

export const announcementsKey = (scope: Scope) => ['admin', 'announcements', scope] as const;

export const announcementListQuery = (scope: Scope, page: number) => ({
  queryKey: [...announcementsKey(scope), page] as const,
  queryFn: () => announcementPage(scope, { currentPage: page, limit: rowsPerPage }),
  placeholderData: keepPreviousData,
});

function announcementPage(scope: Scope, query: { currentPage: number; limit: number }) {
  const isQuiet = true;
  switch (scope.of) {
    case 'site':
      return api('GET /api/admin/announcement', { query, isQuiet });
    case 'contest': {
      const asked = { query: { cid: scope.cid, ...query }, isQuiet };
      return scope.isOfGroup
        ? api('GET /api/group/get-contest-announcement-list', asked)
        : api('GET /api/admin/contest/announcement', asked);
    }
    case 'group':
      return api('GET /api/group/get-admin-announcement-list', {
        query: { gid: scope.gid, ...query },
        isQuiet,
      });
  }
}

/** With the `gmtModified` that was read, a save by somebody else in between is not overwritten. */
export function changeAnnouncement(scope: Scope, body: Changed, isQuiet = false): Promise<null> {
  switch (scope.of) {
    case 'site':
      return api('PUT /api/admin/announcement', { body, isQuiet });
    case 'contest': {
      const asked = { body: { cid: scope.cid, announcement: body }, isQuiet };
      return scope.isOfGroup
        ? api('PUT /api/group/contest-announcement', asked)
        : api('PUT /api/admin/contest/announcement', asked);
    }
    case 'group':
      return api('PUT /api/group/announcement', { body: { gid: scope.gid, ...body }, isQuiet });
  }
}

/** Null makes a new one; `overwrites` ignores what somebody saved in between. */
export function saveAnnouncement(
  scope: Scope,
  stored: Announcement | null,
  body: AnnouncementBody,
  overwrites: boolean,
): Promise<null> {
  if (!stored) return addAnnouncement(scope, body);
  const readAt = overwrites ? {} : { gmtModified: stored.gmtModified };
  return changeAnnouncement(scope, { id: stored.id, ...body, ...readAt }, true);
}

function addAnnouncement(scope: Scope, body: AnnouncementBody): Promise<null> {
  const isQuiet = true;
  switch (scope.of) {
    case 'site':
      return api('POST /api/admin/announcement', { body, isQuiet });
    case 'contest': {
      const asked = { body: { cid: scope.cid, announcement: body }, isQuiet };
      return scope.isOfGroup
        ? api('POST /api/group/contest-announcement', asked)
        : api('POST /api/admin/contest/announcement', asked);
    }
    case 'group':
      return api('POST /api/group/announcement', { body: { gid: scope.gid, ...body }, isQuiet });
  }
}

export function deleteAnnouncement(scope: Scope, aid: number): Promise<null> {
  switch (scope.of) {
    case 'site':
      return api('DELETE /api/admin/announcement', { query: { aid } });
    case 'contest':
      return scope.isOfGroup
        ? api('DELETE /api/group/contest-announcement', { query: { aid, cid: scope.cid } })
        : api('DELETE /api/admin/contest/announcement', { query: { aid } });
    case 'group':
      return api('DELETE /api/group/announcement', { query: { aid } });
  }
}
