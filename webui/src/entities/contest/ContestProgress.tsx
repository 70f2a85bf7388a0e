import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/lib/serverClock';
import { Progress } from '../../shared/ui/Progress';
import type { Contest } from './contestQueries';
import { progressAt } from './contestRules';

type Times = Pick<Contest, 'startTime' | 'endTime'>;

/** Drawn in hundredths: finer steps nobody sees. */
const partAt = (contest: Times) => Math.floor(progressAt(contest, serverNow()) * 100) / 100;

/** How much of a contest's time has gone: nothing before it, all of it afterwards (S2 §4). */
export function ContestProgress({ contest }: { contest: Times }) {
  const { t } = useTranslation('shell');
  const [part, setPart] = useState(() => partAt(contest));
  useEffect(() => {
    setPart(partAt(contest));
    const timer = setInterval(() => setPart(partAt(contest)), 1000);
    return () => clearInterval(timer);
  }, [contest]);
  return <Progress label={t('contest.progress')} value={part} tone="good" />;
}
