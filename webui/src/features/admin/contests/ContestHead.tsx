import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { to } from '../../../app/routes';
import { scheduleStatus } from '../../../entities/schedule/scheduleStatus';
import { formatDateTime } from '../../../shared/lib/time';
import { buttonClass } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { IconEye } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';
import { OwnPages } from '../OwnPages';
import { type AdminContest, checkWord } from './contestQueries';
import { HeadTools } from './laterHeadTools';
import { type ContestPageName, contestPages, pageOfContest } from './office';

interface ContestHeadProps {
  contest: AdminContest;
  current: ContestPageName;
}

/** The title of a contest, and the pages on which it is made. */
export function ContestHead({ contest, current }: ContestHeadProps) {
  const { t } = useTranslation('adminContests');
  const search = useSearch();
  return (
    <>
      <PageHead
        title={contest.title}
        remark={<State contest={contest} />}
        actions={
          <>
            <HeadTools contest={contest} isCheckedAtOnce={search === checkWord} />
            {contest.visible && (
              <Link
                href={to('ContestDetails', { contestID: contest.id })}
                target="_blank"
                className={buttonClass()}
              >
                <Icon icon={IconEye} />
                {t('open')}
              </Link>
            )}
          </>
        }
      />
      <OwnPages
        label={t('pages')}
        pages={contestPages.map((page) => ({
          href: pageOfContest(page, contest.id),
          name: t(page),
          isCurrent: page === current,
        }))}
      />
    </>
  );
}

function State({ contest }: { contest: AdminContest }) {
  const { t } = useTranslation('adminContests');
  const { status, startTime, endTime } = contest;
  const time = formatDateTime(status === scheduleStatus.scheduled ? startTime : endTime);
  return <>{t(`turn.${stateNames[status] ?? 'ended'}`, { time })}</>;
}

const stateNames: Readonly<Record<number, 'begins' | 'ends' | 'ended'>> = {
  [scheduleStatus.scheduled]: 'begins',
  [scheduleStatus.running]: 'ends',
  [scheduleStatus.ended]: 'ended',
};
