import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { Button, buttonClass } from '../../shared/ui/Button';
import { Link } from '../../shared/ui/Link';
import { endOf, startOf, statusAt } from '../schedule/scheduleRules';
import { scheduleStatus } from '../schedule/scheduleStatus';
import { useTurns } from '../schedule/useTurns';
import type { Contest } from './contestQueries';
import { contestRule } from './contestRules';

/** The board that everybody may look at, where the contest has one; shut until it starts (S2 §2). */
export function OutsideBoardLink({
  contest,
}: {
  contest: Pick<Contest, 'id' | 'type' | 'openRank' | 'startTime' | 'endTime'>;
}) {
  const { t } = useTranslation('shell');
  const now = useTurns([startOf(contest), endOf(contest)]);
  const route = contest.type === contestRule.oi ? 'OiScoreBoard' : 'AcmScoreBoard';
  if (!contest.openRank || !isReady(route)) return null;
  const face = t('contest.outsideBoard');
  if (statusAt(contest, now) === scheduleStatus.scheduled) {
    return (
      <Button size="small" disabled title={t('contest.notStarted')}>
        {face}
      </Button>
    );
  }
  return (
    <Link href={to(route, { contestID: contest.id })} className={buttonClass('plain', 'small')}>
      {face}
    </Link>
  );
}
