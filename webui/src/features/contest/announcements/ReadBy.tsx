import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { notReadersQuery, readersOf, readersQuery } from './announcementQueries';
import styles from './announcements.module.css';

interface ReadByProps {
  cid: number;
  id: number;
}

/** For organisers: by how many of the people an announcement was read, and by whom not. */
export function ReadBy({ cid, id }: ReadByProps) {
  const { t } = useTranslation('contestAnnouncements');
  const readers = useQuery(readersQuery(cid));
  const [isOpen, setOpen] = useState(false);
  if (!readers.data) return null;
  const { people, counts } = readers.data;
  const read = readersOf(counts, id);
  return (
    <div className={styles.readBy} data-no-print>
      <p>{t('readBy.count', { read, people })}</p>
      {read < people && (
        <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'readBy.hide' : 'readBy.who')}
        </Button>
      )}
      {isOpen && <NotReaders cid={cid} id={id} />}
    </div>
  );
}

function NotReaders({ cid, id }: ReadByProps) {
  const { t } = useTranslation('contestAnnouncements');
  const list = useQuery(notReadersQuery(cid, id));
  if (list.isPending) return <Skeleton lines={2} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <ul className={styles.people} aria-label={t('readBy.list')}>
      {list.data.map(({ uid, username, realname }) => (
        <li key={uid}>{realname ? `${username} (${realname})` : username}</li>
      ))}
    </ul>
  );
}
