import { useTranslation } from 'react-i18next';
import { ContestAuthChip, ContestStatusChip } from '../../entities/contest/ContestChips';
import { ContestLink } from '../../entities/contest/ContestLink';
import { ContestRuleLink } from '../../entities/contest/ContestRuleLink';
import type { Contest } from '../../entities/contest/contestQueries';
import { contestAuth, endOf, startOf } from '../../entities/contest/contestRules';
import { OutsideBoardLink } from '../../entities/contest/OutsideBoardLink';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatLength, formatMinute } from '../../shared/lib/time';
import { Icon } from '../../shared/ui/Icon';
import { IconCalendar, IconClock, IconLock, IconUsers } from '../../shared/ui/icons';
import styles from './ContestListPage.module.css';

/** One contest; the whole of it is told without opening it. */
export function ContestRow({ contest }: { contest: Contest }) {
  const { t } = useTranslation(['contests', 'shell']);
  const locale = useLocale();
  const { id, title, auth, startTime, count } = contest;
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2 className={styles.title}>
          <ContestLink cid={id}>{title}</ContestLink>
          {auth !== contestAuth.public && (
            <span className={styles.lock} data-auth={auth}>
              <Icon icon={IconLock} />
            </span>
          )}
        </h2>
        <div className={styles.facts}>
          <ContestStatusChip contest={contest} />
          <span className={styles.fact}>
            <Icon icon={IconCalendar} />
            <time dateTime={startTime}>{formatMinute(startTime)}</time>
          </span>
          <span className={styles.fact} title={t('duration')}>
            <Icon icon={IconClock} />
            {formatLength(endOf(contest) - startOf(contest), locale)}
          </span>
          <ContestRuleLink contest={contest} />
          <ContestAuthChip auth={auth} />
          <span className={styles.fact}>
            <Icon icon={IconUsers} />
            {t('shell:contest.participants', { count })}
          </span>
        </div>
      </div>
      <OutsideBoardLink contest={contest} />
    </li>
  );
}
