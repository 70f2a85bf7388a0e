import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { ContestAuthChip, ContestStatusChip } from '../../entities/contest/ContestChips';
import { useContest } from '../../entities/contest/ContestContext';
import { ContestProgress } from '../../entities/contest/ContestProgress';
import { ContestRuleLink } from '../../entities/contest/ContestRuleLink';
import { Countdown } from '../../entities/contest/Countdown';
import { formatMinute } from '../../shared/lib/time';
import { buttonClass } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import { Icon } from '../../shared/ui/Icon';
import { IconUsers } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import styles from './ContestHeader.module.css';
import { ContestSettings } from './ContestSettings';

/** Which contest it is, for whom and how long still. */
export function ContestHeader() {
  const { t } = useTranslation(['contest', 'shell']);
  const { contest, cid, hasSettings } = useContest();
  const { title, auth, gid, count, startTime, endTime } = contest;
  return (
    <div className={styles.header}>
      <div className={styles.top}>
        <p className={styles.title}>
          <Link href={to('ContestDetails', { contestID: cid })}>{title}</Link>
        </p>
        <div className={styles.clock}>
          <Countdown contest={contest} />
          {hasSettings && <ContestSettings />}
        </div>
      </div>
      <div className={styles.line}>
        <div className={styles.facts}>
          <ContestStatusChip contest={contest} />
          {contest.isVirtual && <Chip tone="accent">{t('virtual.chip')}</Chip>}
          <ContestAuthChip auth={auth} />
          <ContestRuleLink contest={contest} />
          {gid !== null && gid !== undefined && isReady('GroupDetails') && (
            <Link
              href={to('GroupDetails', { groupID: gid })}
              className={buttonClass('plain', 'small')}
            >
              {t('ofGroup')}
            </Link>
          )}
          <span className={styles.count}>
            <Icon icon={IconUsers} />
            {t('shell:contest.participants', { count })}
          </span>
        </div>
        <div className={styles.times}>
          <time dateTime={startTime} title={t('start')}>
            {formatMinute(startTime)}
          </time>
          <ContestProgress contest={contest} />
          <time dateTime={endTime} title={t('end')}>
            {formatMinute(endTime)}
          </time>
        </div>
      </div>
    </div>
  );
}
