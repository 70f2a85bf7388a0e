import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { Countdown } from '../../entities/schedule/Countdown';
import { ScheduleHeader } from '../../entities/schedule/ScheduleHeader';
import { StatusChip } from '../../entities/schedule/StatusChip';
import { useTimedWork } from '../../entities/timed-work/useTimedWork';
import { useLocale } from '../../shared/i18n/useLocale';
import { siteDateTime, siteMinute } from '../../shared/lib/siteTime';
import { formatLength } from '../../shared/lib/time';
import { Chip } from '../../shared/ui/Chip';
import { IconClock } from '../../shared/ui/icons';
import { WorkAuthChip, WorkGroupChip, WorkTypeChip } from './TimedWorkChips';

/** Which work it is, for whom and how long the reader has still. */
export function TimedWorkHeader() {
  const { t } = useTranslation('timedWork');
  const locale = useLocale();
  const { work, id, time } = useTimedWork();
  return (
    <ScheduleHeader
      title={work.title}
      href={to('TimedWorkDetails', { timedWorkID: id })}
      schedule={time}
      words={{ start: t('list.start'), end: t('list.end') }}
      clock={<Countdown schedule={time} tellTime={siteDateTime} />}
      tellTime={siteMinute}
      facts={
        <>
          <StatusChip schedule={time} />
          <WorkGroupChip gid={work.gid} groupName={work.groupName} />
          <WorkAuthChip auth={work.auth} />
          <WorkTypeChip type={work.type} />
          <Chip icon={IconClock} title={t('list.duration')}>
            {formatLength(work.duration * 1000, locale)}
          </Chip>
          <span>{t('problems', { count: work.problemCount })}</span>
        </>
      }
    />
  );
}
