import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupChips } from '../../../entities/group/GroupChips';
import { useGroup } from '../../../entities/group/GroupContext';
import { ShownName } from '../../../entities/user/ShownName';
import { UserLink } from '../../../entities/user/UserLink';
import { formatDate } from '../../../shared/lib/time';
import { Avatar } from '../../../shared/ui/Avatar';
import { classNames } from '../../../shared/ui/classNames';
import styles from './frame.module.css';
import { MembershipButtons } from './MembershipButtons';

/** Which group it is, whose, and what the reader can do about belonging to it (S3 §2.2). `isBrief`: on a
 * phone only the name, since a page stands below it. */
export function SideCard({ isBrief }: { isBrief: boolean }) {
  const { t } = useTranslation('groupFrame');
  const { group } = useGroup();
  return (
    <aside
      className={classNames(styles.side, isBrief && styles.brief)}
      aria-label={t('side.label')}
    >
      <div className={styles.head}>
        <Avatar key={group.avatar} name={group.name} image={group.avatar} size="large" />
        <div className={styles.naming}>
          <p className={styles.name}>{group.name}</p>
          <div className={styles.chips}>
            <GroupChips auth={group.auth} visible={group.visible} />
          </div>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('side.owner')}>
          <UserLink user={{ uid: group.uid, username: group.owner }} />{' '}
          <ShownName username={group.owner} />
        </Fact>
        <Fact name={t('side.shortName')}>{group.shortName}</Fact>
        <Fact name={t('side.number')}>{group.id}</Fact>
        <Fact name={t('side.members')}>{group.memberCount}</Fact>
        <Fact name={t('side.created')}>
          <time dateTime={group.gmtCreate}>{formatDate(group.gmtCreate)}</time>
        </Fact>
      </dl>
      <MembershipButtons />
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
