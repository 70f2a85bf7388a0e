import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../../app/access';
import { to } from '../../../app/routes';
import { useUser } from '../../../shared/session/useUser';
import { NumberTiles } from '../NumberTiles';
import type { DashboardInfo, JudgeInfo, Statistics } from './dashboardQueries';

interface TilesProps {
  info: DashboardInfo;
  statistics: Statistics;
  judges: readonly JudgeInfo[];
}

export function Tiles({ info, statistics, judges }: TilesProps) {
  const { t } = useTranslation('adminDashboard');
  const user = useUser();
  const slots = judges.reduce((sum, judge) => sum + judge.maxTaskNum, 0);
  const running = judges.reduce((sum, judge) => sum + judge.runningTasks, 0);
  const { waiting, oldestSeconds } = statistics.queue;
  return (
    <NumberTiles
      tiles={[
        {
          name: t('tile.users'),
          value: String(info.userNum),
          href: mayOpen('AdminUsers', user) ? to('AdminUsers') : undefined,
        },
        {
          name: t('tile.today'),
          value: String(info.todayJudgeNum),
          remark: t('tile.people', { count: statistics.days.at(-1)?.people ?? 0 }),
          href: to('SubmissionList'),
        },
        {
          name: t('tile.judge'),
          value: slots === 0 ? t('tile.off') : `${running} / ${slots}`,
          remark: slots === 0 ? t('tile.offRemark') : t('tile.judgeRemark'),
          isBad: slots === 0,
        },
        {
          name: t('tile.waiting'),
          value: String(waiting),
          remark: waiting === 0 ? t('tile.noWait') : t('tile.oldest', { seconds: oldestSeconds }),
        },
      ]}
    />
  );
}
