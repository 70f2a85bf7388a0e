import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { ShownName } from '../user/ShownName';
import { UserLink } from '../user/UserLink';
import type { Comment } from './commentQueries';
import styles from './comments.module.css';

/** A comment, a reply or a discussion, as far as its writer goes. */
export type Written = Pick<
  Comment,
  'fromUid' | 'fromName' | 'fromRole' | 'fromTitleName' | 'fromTitleColor' | 'gmtCreate'
> & { isPrivate?: boolean };

/** Who wrote it and when; root and admins wear a badge (S2 §3). */
export function Writer({ written }: { written: Written }) {
  const { t } = useTranslation('comments');
  const { fromUid, fromName, fromRole, fromTitleName, fromTitleColor, gmtCreate } = written;
  return (
    <p className={styles.writer}>
      <UserLink user={{ uid: fromUid, username: fromName }} className={styles.name} />
      <ShownName username={fromName} />
      {fromRole === 'root' && (
        <Chip tone="accent" title={t('role.root')}>
          {t('role.rootBadge')}
        </Chip>
      )}
      {fromRole === 'admin' && (
        <Chip tone="info" title={t('role.admin')}>
          {t('role.adminBadge')}
        </Chip>
      )}
      {fromTitleName && <Chip dot={fromTitleColor}>{fromTitleName}</Chip>}
      {written.isPrivate && <Chip tone="warn">{t('reply.private')}</Chip>}
      <RelativeTime className={styles.time} time={gmtCreate} />
    </p>
  );
}
