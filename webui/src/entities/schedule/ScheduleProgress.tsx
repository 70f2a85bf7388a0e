import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/lib/serverClock';
import { Progress } from '../../shared/ui/Progress';
import { progressAt, type Schedule } from './scheduleRules';

/** Drawn in hundredths: finer steps nobody sees. */
const partAt = (schedule: Schedule) => Math.floor(progressAt(schedule, serverNow()) * 100) / 100;

/** How much of a schedule's time has gone: nothing before it, all of it afterwards (S2 §4). */
export function ScheduleProgress({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('shell');
  const [part, setPart] = useState(() => partAt(schedule));
  useEffect(() => {
    setPart(partAt(schedule));
    const timer = setInterval(() => setPart(partAt(schedule)), 1000);
    return () => clearInterval(timer);
  }, [schedule]);
  return <Progress label={t('schedule.progress')} value={part} tone="good" />;
}
