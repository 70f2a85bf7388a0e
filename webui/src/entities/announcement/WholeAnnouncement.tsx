import type { Announcement } from '../../shared/api/types';
import { formatDateTime } from '../../shared/lib/time';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconButton } from '../../shared/ui/IconButton';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RichText } from '../../shared/ui/widgets/RichText';
import { Username } from '../user/Username';
import styles from './AnnouncementReading.module.css';
import { IconArrowLeft } from './readingIcons';

interface WholeAnnouncementProps {
  /** Undefined while it is on its way, null where it is gone. */
  announcement: Announcement | null | undefined;
  words: { title: string; back: string; noText: string; gone: string };
  onBack: () => void;
}

/** One announcement with its text, in place of the list. */
export function WholeAnnouncement({ announcement, words, onBack }: WholeAnnouncementProps) {
  return (
    <Card
      title={announcement?.title ?? words.title}
      hasRule
      isPadded
      actions={<IconButton icon={IconArrowLeft} label={words.back} autoFocus onClick={onBack} />}
    >
      {announcement === undefined && <Skeleton lines={3} />}
      {announcement === null && <EmptyState text={words.gone} />}
      {announcement && (
        <>
          <p className={styles.byline}>
            {announcement.username && <Username name={announcement.username} />}
            <time dateTime={announcement.gmtCreate}>{formatDateTime(announcement.gmtCreate)}</time>
          </p>
          {announcement.content.trim() ? (
            <RichText source={announcement.content} />
          ) : (
            <p className={styles.byline}>{words.noText}</p>
          )}
        </>
      )}
    </Card>
  );
}
