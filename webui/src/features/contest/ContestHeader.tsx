import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { ContestAuthChip } from '../../entities/contest/ContestChips';
import { useContest } from '../../entities/contest/ContestContext';
import { ContestRuleLink } from '../../entities/contest/ContestRuleLink';
import { Countdown } from '../../entities/schedule/Countdown';
import { ScheduleHeader } from '../../entities/schedule/ScheduleHeader';
import { StatusChip } from '../../entities/schedule/StatusChip';
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
  const { auth, gid, count } = contest;
  return (
    <ScheduleHeader
      title={contest.title}
      href={to('ContestDetails', { contestID: cid })}
      schedule={contest}
      words={{ start: t('start'), end: t('end') }}
      clock={
        <>
          <Countdown schedule={contest} />
          {hasSettings && <ContestSettings />}
        </>
      }
      facts={
        <>
          <StatusChip schedule={contest} />
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
        </>
      }
    />
  );
}
