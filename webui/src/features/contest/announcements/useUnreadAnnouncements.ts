import { useQuery } from '@tanstack/react-query';
import { useLiveTopic } from '../../../shared/api/live';
import { untilRefused } from '../../../shared/lib/untilRefused';
import { useUser } from '../../../shared/session/useUser';
import { type Announcement, pollEvery, unreadQuery } from './announcementQueries';
import { useReadAnnouncements } from './readAnnouncements';

type Unread = Pick<Announcement, 'id' | 'title'>;

/** Announcements that the reader has not opened, the newest first; asked for each minute, and at once
 * when the live socket says that there is one (S2 §2, §9). None of a contest that is shut (null). */
export function useUnreadAnnouncements(cid: number | null): readonly Unread[] {
  const uid = useUser()?.uid ?? null;
  const isAsked = uid !== null && cid !== null;
  const read = useReadAnnouncements(uid ?? '', cid ?? 0);
  const unread = useQuery({
    ...unreadQuery(uid ?? '', cid ?? 0),
    enabled: isAsked,
    refetchInterval: untilRefused(pollEvery),
    refetchIntervalInBackground: true,
    retry: false,
  });
  const readAgain = () => void unread.refetch();
  useLiveTopic(
    isAsked ? `contest:${cid}` : null,
    ({ kind }) => {
      if (kind === 'announcement') readAgain();
    },
    readAgain,
  );
  return (unread.data ?? []).filter(({ id }) => !read.includes(id));
}
