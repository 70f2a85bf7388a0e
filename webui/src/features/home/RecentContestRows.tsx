import { useTranslation } from 'react-i18next';
import { ContestAuthChip } from '../../entities/contest/ContestChips';
import { ContestLink } from '../../entities/contest/ContestLink';
import { ContestRuleLink } from '../../entities/contest/ContestRuleLink';
import { StatusChip } from '../../entities/schedule/StatusChip';
import { endOf, startOf } from '../../entities/schedule/scheduleRules';
import type { Schemas } from '../../shared/api/calls';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatLength, formatNearMinute } from '../../shared/lib/time';
import styles from './RecentContests.module.css';

type RecentContest = Schemas['RecentContest'];

export default function RecentContestRows({ contests }: { contests: readonly RecentContest[] }) {
  return (
    <ul className={styles.list}>
      {contests.map((contest) => (
        <Row key={contest.id} contest={contest} />
      ))}
    </ul>
  );
}

function Row({ contest }: { contest: RecentContest }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { id, title, auth, startTime, count } = contest;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <ContestLink cid={id} className={styles.title}>
          {title}
        </ContestLink>
        <StatusChip schedule={contest} />
      </div>
      <div className={styles.facts}>
        <ContestRuleLink contest={contest} />
        <ContestAuthChip auth={auth} />
        <time dateTime={startTime}>{formatNearMinute(startTime)}</time>
        <span>{formatLength(endOf(contest) - startOf(contest), locale)}</span>
        <span>{t('contest.participants', { count })}</span>
      </div>
    </li>
  );
}
