import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { isReady, type RouteName, to } from '../../../app/routes';
import { formatDateTime } from '../../../shared/lib/time';
import { buttonClass } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { IconEye } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';
import { type AdminContest, checkWord } from './contestQueries';
import styles from './contests.module.css';
import { HeadTools } from './laterHeadTools';

const pages = [
  ['AdminContestEdit', 'settings'],
  ['AdminContestProblems', 'problems'],
  ['AdminContestAnnouncements', 'announcements'],
] as const satisfies readonly (readonly [RouteName, string])[];

interface ContestHeadProps {
  contest: AdminContest;
  current: (typeof pages)[number][0];
}

/** The title of a contest, and the pages on which it is made. */
export function ContestHead({ contest, current }: ContestHeadProps) {
  const { t } = useTranslation('adminContests');
  const search = useSearch();
  return (
    <>
      <PageHead
        title={contest.title}
        remark={t('begins', { time: formatDateTime(contest.startTime) })}
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
      <nav className={styles.tabs} aria-label={t('pages')} data-keeps-focus>
        {pages
          .filter(([route]) => isReady(route))
          .map(([route, name]) => (
            <Link
              key={route}
              href={to(route, { contestId: contest.id })}
              aria-current={route === current ? 'page' : undefined}
              className={styles.tab}
            >
              {t(name)}
            </Link>
          ))}
      </nav>
    </>
  );
}
