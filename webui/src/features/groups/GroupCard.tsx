import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { GroupChips } from '../../entities/group/GroupChips';
import type { GroupRow } from '../../entities/group/groupQueries';
import { Username } from '../../entities/user/Username';
import { formatDate } from '../../shared/lib/time';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Avatar } from '../../shared/ui/Avatar';
import { Icon } from '../../shared/ui/Icon';
import { IconCalendar, IconUser, IconUsers } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import styles from './groups.module.css';
import { RunningName } from './RunningName';

/** One group of the list; opening it asks a guest to log in first (S3 §2.1). */
export function GroupCard({ group }: { group: GroupRow }) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const { id, name, avatar, owner, brief, auth, visible, memberCount, gmtCreate } = group;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <Avatar name={name} image={avatar} size="medium" />
        <div className={styles.names}>
          <Link
            href={to('GroupDetails', { groupID: id })}
            className={styles.name}
            title={name}
            aria-label={name}
            onClick={(event) => {
              if (user) return;
              event.preventDefault();
              askToLogin();
            }}
          >
            <RunningName name={name} />
          </Link>
          <span className={styles.fact} title={t('owner')}>
            <Icon icon={IconUser} size={14} />
            <span className={styles.owner}>
              <Username name={owner} />
            </span>
          </span>
        </div>
      </div>
      <p className={styles.brief} title={brief}>
        {brief}
      </p>
      <div className={styles.facts}>
        <GroupChips auth={auth} visible={visible} />
        <span className={styles.fact}>
          <Icon icon={IconUsers} size={14} />
          {t('members', { count: memberCount })}
        </span>
        <time className={styles.fact} dateTime={gmtCreate} title={t('createdAt')}>
          <Icon icon={IconCalendar} size={14} />
          {formatDate(gmtCreate)}
        </time>
      </div>
    </li>
  );
}
