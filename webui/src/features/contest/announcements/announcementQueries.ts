import { contestKey } from '../../../entities/contest/contestQueries';
import { api, type Schemas } from '../../../shared/api/calls';
import { readOf } from './readAnnouncements';

export type Announcement = Schemas['Announcement'];
export type Readers = Schemas['AnnouncementReaders'];

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

/** Tells that the page has shown its text: once while the page stands, and again after a failure,
 * which concerns nobody who reads. Saying it twice changes nothing. */
export const readingQuery = (uid: string, cid: number, id: number) => ({
  queryKey: [...announcementsKey(cid), 'reading', uid, id] as const,
  queryFn: () =>
    api('POST /api/contest-announcement-read', { body: { cid, ids: [id] }, isQuiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** How often organisers are told how many have read, in ms. */
const readersEvery = 30_000;

export const readersQuery = (cid: number) => ({
  queryKey: [...announcementsKey(cid), 'readers'] as const,
  queryFn: () =>
    api('GET /api/get-contest-announcement-readers', { query: { cid }, isQuiet: true }),
  refetchInterval: readersEvery,
});

/** By how many one was read; those that nobody has read are not told. */
export const readersOf = (counts: Readers['counts'], id: number): number =>
  counts.find((each) => each.id === id)?.read ?? 0;

export const notReadersQuery = (cid: number, aid: number) => ({
  queryKey: [...announcementsKey(cid), 'not-readers', aid] as const,
  queryFn: () =>
    api('GET /api/get-contest-announcement-not-readers', { query: { cid, aid }, isQuiet: true }),
  refetchInterval: readersEvery,
});

export const unreadQuery = (uid: string, cid: number) => ({
  queryKey: [...announcementsKey(cid), 'unread', uid] as const,
  queryFn: () =>
    api('POST /api/get-contest-not-read-announcement', {
      body: { cid, readAnnouncementList: readOf(uid, cid) },
      isQuiet: true,
    }),
});
