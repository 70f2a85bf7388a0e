import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { isReady, type RouteName, to } from '../../../app/routes';
import { siteMinute } from '../../../shared/lib/siteTime';
import { useTitle } from '../../../shared/lib/useTitle';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Icon } from '../../../shared/ui/Icon';
import { IconEye } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { OwnPages } from '../OwnPages';

/** The pages on which one work is made and followed. */
const workPages = [
  ['AdminTimedWorkEdit', 'settings'],
  ['AdminTimedWorkExam', 'exam'],
  ['AdminTimedWorkProblems', 'problems'],
  ['AdminExamReadiness', 'readiness'],
  ['AdminTimedWorkRoom', 'room'],
  ['AdminTimedWorkRecords', 'records'],
  ['AdminExamResults', 'results'],
  ['AdminExamCorrections', 'corrections'],
] as const satisfies readonly (readonly [RouteName, string])[];

type WorkPageName = (typeof workPages)[number][0];

/** Of works of others there is what any staff follows. */
const followed: readonly WorkPageName[] = [
  'AdminExamReadiness',
  'AdminTimedWorkRecords',
  'AdminTimedWorkRoom',
];

export const workPagesOf = (isManager: boolean) =>
  workPages.filter(([route]) => isManager || followed.includes(route));

interface Headed {
  id: number;
  title: string;
  startTime: string;
  endTime: string;
  isManager: boolean | null;
}

interface TimedWorkPageProps<Work extends Headed> {
  current: WorkPageName;
  /** How the work of the address is asked for. */
  query: (tid: number) => UseQueryOptions<Work, Error, Work, readonly unknown[]>;
  children: (work: Work) => ReactNode;
}

/** Around each page of one timed work. */
export function TimedWorkPage<Work extends Headed>({
  current,
  query,
  children,
}: TimedWorkPageProps<Work>) {
  const { t } = useTranslation('adminTimedWork');
  const { workId } = useParams<{ workId: string }>();
  const { data: work, error, refetch } = useQuery(query(Number(workId)));
  useTitle(work?.title ?? t('title'));
  const list = { label: t('title'), href: to('AdminTimedWorkList') };
  return (
    <AdminPage crumbs={work ? [list, { label: work.title }] : [list]}>
      {work && (
        <>
          <TimedWorkHead work={work} isManager={work.isManager === true} current={current} />
          {children(work)}
        </>
      )}
      {!work && error && (
        <>
          <PageHead title={t('title')} />
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        </>
      )}
      {!work && !error && <Skeleton lines={8} height={40} />}
    </AdminPage>
  );
}

interface TimedWorkHeadProps {
  work: { id: number; title: string; startTime: string; endTime: string };
  /** Only its teacher has its settings and problems. */
  isManager: boolean;
  current: WorkPageName;
}

/** The title of a work, and the pages on which it is made and followed. */
function TimedWorkHead({ work, isManager, current }: TimedWorkHeadProps) {
  const { t } = useTranslation('adminTimedWork');
  return (
    <>
      <PageHead
        title={work.title}
        remark={t('window', {
          start: siteMinute(work.startTime),
          end: siteMinute(work.endTime),
        })}
        actions={
          isReady('TimedWorkList') && (
            <Link
              href={`${to('TimedWorkList')}/${work.id}`}
              target="_blank"
              className={buttonClass()}
            >
              <Icon icon={IconEye} />
              {t('open')}
            </Link>
          )
        }
      />
      <OwnPages
        label={t('pages')}
        pages={workPagesOf(isManager).map(([route, name]) => ({
          href: to(route, { workId: work.id }),
          name: t(name),
          isCurrent: route === current,
        }))}
      />
    </>
  );
}
