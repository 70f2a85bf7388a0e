import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteClock } from '../../../../shared/lib/siteTime';
import styles from '../talk/talk.module.css';
import { readersQuery } from './messageQueries';

/** Who has not read it first. */
export function MessageReaders({ tid, id }: { tid: number; id: number }) {
  const { t } = useTranslation('adminExamRoomTalk');
  const { data } = useQuery(readersQuery(tid, id));
  if (!data) return null;
  if (data.length === 0) return <p className={styles.remark}>{t('message.nobody')}</p>;
  return (
    <ul className={styles.readers}>
      {data.map(({ uid, username, realname, seat, readAt }) => (
        <li key={uid}>
          {[realname ?? username, seat].filter(Boolean).join(' · ')}{' '}
          <span className={styles.remark}>
            {readAt === null
              ? t('message.unread')
              : t('message.readAt', { time: siteClock(readAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
