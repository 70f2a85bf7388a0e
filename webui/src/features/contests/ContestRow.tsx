import { useTranslation } from 'react-i18next';
import { ContestAuthChip } from '../../entities/contest/ContestChips';
import { ContestLink } from '../../entities/contest/ContestLink';
import { ContestRuleLink } from '../../entities/contest/ContestRuleLink';
import type { Contest } from '../../entities/contest/contestQueries';
import { contestAuth } from '../../entities/contest/contestRules';
import { OutsideBoardLink } from '../../entities/contest/OutsideBoardLink';
import { Fact, ScheduledRow } from '../../entities/schedule/ScheduledRow';
import { StatusChip } from '../../entities/schedule/StatusChip';
import { endOf, startOf } from '../../entities/schedule/scheduleRules';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatLength, formatMinute } from '../../shared/lib/time';
import { IconCalendar, IconClock, IconUsers } from '../../shared/ui/icons';

const locks: Partial<Record<number, 'enter' | 'submit'>> = {
  [contestAuth.private]: 'enter',
  [contestAuth.protected]: 'submit',
};

export function ContestRow({ contest }: { contest: Contest }) {
  const { t } = useTranslation(['contests', 'shell']);
  const locale = useLocale();
  const { id, title, auth, startTime, count } = contest;
  return (
    <ScheduledRow
      title={<ContestLink cid={id}>{title}</ContestLink>}
      lock={locks[auth]}
      facts={
        <>
          <StatusChip schedule={contest} />
          <Fact icon={IconCalendar}>
            <time dateTime={startTime}>{formatMinute(startTime)}</time>
          </Fact>
          <Fact icon={IconClock} title={t('duration')}>
            {formatLength(endOf(contest) - startOf(contest), locale)}
          </Fact>
          <ContestRuleLink contest={contest} />
          <ContestAuthChip auth={auth} />
          <Fact icon={IconUsers}>{t('shell:contest.participants', { count })}</Fact>
        </>
      }
      action={<OutsideBoardLink contest={contest} />}
    />
  );
}
