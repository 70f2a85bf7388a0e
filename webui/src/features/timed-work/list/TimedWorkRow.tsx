import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Fact, ScheduledRow } from '../../../entities/schedule/ScheduledRow';
import { StatusChip } from '../../../entities/schedule/StatusChip';
import { useTurns } from '../../../entities/schedule/useTurns';
import type { TimedWork } from '../../../entities/timed-work/timedWorkQueries';
import { stageAt, turnsOf, workAuth } from '../../../entities/timed-work/timedWorkRules';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteMinute } from '../../../shared/lib/siteTime';
import { formatLength } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import { IconCalendar, IconCheck, IconClock, IconPencil } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { WorkGroupChip, WorkTypeChip } from '../TimedWorkChips';

export function TimedWorkRow({ work }: { work: TimedWork }) {
  const { t } = useTranslation('timedWork');
  const locale = useLocale();
  const { id, title, auth, startTime, endTime } = work;
  return (
    <ScheduledRow
      title={
        <Link href={to('TimedWorkDetails', { timedWorkID: id })} title={title}>
          {title}
        </Link>
      }
      lock={auth === workAuth.private ? 'enter' : undefined}
      facts={
        <>
          <StatusChip schedule={work} />
          <OwnStage work={work} />
          <Fact icon={IconCalendar}>
            <time dateTime={startTime} title={t('list.start')}>
              {siteMinute(startTime)}
            </time>
            {'–'}
            <time dateTime={endTime} title={t('list.end')}>
              {siteMinute(endTime)}
            </time>
          </Fact>
          <Fact icon={IconClock} title={t('list.duration')}>
            {formatLength(work.duration * 1000, locale)}
          </Fact>
          <WorkTypeChip type={work.type} />
          <WorkGroupChip gid={work.gid} groupName={work.groupName} />
        </>
      }
    />
  );
}

/** Where the reader stands, once he has begun. */
function OwnStage({ work }: { work: TimedWork }) {
  const { t } = useTranslation('timedWork');
  const stage = stageAt(work, useTurns(turnsOf(work)));
  if (stage === 'working') {
    return (
      <Chip tone="accent" icon={IconPencil}>
        {t('list.working')}
      </Chip>
    );
  }
  if (stage !== 'over') return null;
  return <Chip icon={IconCheck}>{t('list.handedIn')}</Chip>;
}
