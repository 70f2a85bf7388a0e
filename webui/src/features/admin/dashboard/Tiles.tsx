import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { Link } from '../../../shared/ui/Link';
import styles from './dashboard.module.css';
import type { DashboardInfo, JudgeInfo, Statistics } from './dashboardQueries';

interface TilesProps {
  info: DashboardInfo;
  statistics: Statistics;
  judges: readonly JudgeInfo[];
}

/** The numbers one looks for first. */
export function Tiles({ info, statistics, judges }: TilesProps) {
  const { t } = useTranslation('adminDashboard');
  const user = useUser();
  const slots = judges.reduce((sum, judge) => sum + judge.maxTaskNum, 0);
  const running = judges.reduce((sum, judge) => sum + judge.runningTasks, 0);
  const { waiting, oldestSeconds } = statistics.queue;
  return (
    <ul className={styles.tiles}>
      <Tile
        name={t('tile.users')}
        value={String(info.userNum)}
        href={isRoot(user) ? to('AdminUsers') : undefined}
      />
      <Tile
        name={t('tile.today')}
        value={String(info.todayJudgeNum)}
        remark={t('tile.people', { count: statistics.days.at(-1)?.people ?? 0 })}
        href={to('SubmissionList')}
      />
      <Tile
        name={t('tile.judge')}
        value={slots === 0 ? t('tile.off') : `${running} / ${slots}`}
        remark={slots === 0 ? t('tile.offRemark') : t('tile.judgeRemark')}
        isBad={slots === 0}
      />
      <Tile
        name={t('tile.waiting')}
        value={String(waiting)}
        remark={waiting === 0 ? t('tile.noWait') : t('tile.oldest', { seconds: oldestSeconds })}
      />
    </ul>
  );
}

interface TileProps {
  name: string;
  value: string;
  remark?: string;
  href?: string | undefined;
  isBad?: boolean;
}

function Tile({ name, value, remark, href, isBad }: TileProps) {
  return (
    <li className={styles.tile}>
      <span className={styles.tileName}>{href ? <Link href={href}>{name}</Link> : name}</span>
      <span className={styles.value} data-bad={isBad || undefined}>
        {value}
      </span>
      {remark && <span className={styles.quiet}>{remark}</span>}
    </li>
  );
}
