import { contestKey } from '../../../entities/contest/contestQueries';
import { api, type Schemas } from '../../../shared/api/calls';
import { readOf } from './readAnnouncements';

export type Announcement = Schemas['Announcement'];

/** S2 §9, in ms. */
export const pollEvery = 60_000;
/** All of them: there is no second page (S2 §2). */
const most = 500;

const announcementsKey = (cid: number) => [...contestKey(cid), 'announcements'] as const;

export const announcementsQuery = (cid: number) => ({
  queryKey: [...announcementsKey(cid), 'list'] as const,
  queryFn: () =>
    api('GET /api/get-contest-announcement', {
      query: { cid, currentPage: 1, limit: most },
      isQuiet: true,
    }),
});

export const unreadQuery = (uid: string, cid: number) => ({
  queryKey: [...announcementsKey(cid), 'unread', uid] as const,
  queryFn: () =>
    api('POST /api/get-contest-not-read-announcement', {
      body: { cid, readAnnouncementList: readOf(uid, cid) },
      isQuiet: true,
    }),
});
