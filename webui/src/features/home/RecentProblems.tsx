import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { practice } from '../../entities/place/place';
import { ownStatusQuery } from '../../entities/problem/problemQueries';
import type { RecentProblem } from '../../shared/api/types';
import { useLocale } from '../../shared/i18n/useLocale';
import { verdictCodes } from '../../shared/lib/verdict';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Icon } from '../../shared/ui/Icon';
import { IconCheck, IconX } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Table } from '../../shared/ui/Table';
import { recentProblemsQuery } from './homeQueries';
import styles from './RecentProblems.module.css';

export function RecentProblems() {
  const { t } = useTranslation('home');
  const user = useUser();
  const problems = useQuery(recentProblemsQuery);
  const pids = problems.data?.map((problem) => problem.id) ?? [];
  const own = useQuery({
    ...ownStatusQuery(practice, pids),
    enabled: user !== null && pids.length > 0,
  });

  if (problems.isError) return null;
  return (
    <Card
      title={t('recent.title')}
      actions={<Link href={to('ProblemList')}>{t('recent.all')}</Link>}
    >
      {problems.isPending && <Skeleton lines={6} />}
      {problems.data?.length === 0 && (
        <EmptyState text={t('recent.empty')} action={isAdmin(user) && <ImportLink />} />
      )}
      {pids.length > 0 && (
        <Table label={t('recent.title')} isDense>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{t('recent.id')}</th>
              <th scope="col">{t('recent.name')}</th>
              <th scope="col">{t('recent.state')}</th>
              <th scope="col">{t('recent.updated')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.data?.map((problem) => (
              <Row key={problem.id} problem={problem} status={own.data?.[problem.id]?.status} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** A new site is empty: its teacher begins here. */
function ImportLink() {
  const { t } = useTranslation('home');
  if (!isReady('AdminImport')) return null;
  return (
    <Link href={to('AdminImport')} className={buttonClass('primary')}>
      {t('recent.import')}
    </Link>
  );
}

function Row({ problem, status }: { problem: RecentProblem; status: number | undefined }) {
  const locale = useLocale();
  return (
    <tr>
      <td data-kind="id" className={styles.id}>
        {problem.problemId}
      </td>
      <td>
        <Link
          href={to('ProblemDetails', { problemID: problem.problemId })}
          className={styles.title}
        >
          {problem.titles?.[locale] || problem.title}
        </Link>
      </td>
      <td className={styles.state} data-hide="narrow">
        <OwnState status={status} />
      </td>
      <td className={styles.updated} data-align="end">
        <RelativeTime time={problem.gmtModified} />
      </td>
    </tr>
  );
}

function OwnState({ status }: { status: number | undefined }) {
  const { t } = useTranslation('home');
  if (status === undefined || status === verdictCodes.notSubmitted) return null;
  const isSolved = status === verdictCodes.accepted;
  return (
    <span className={isSolved ? styles.solved : styles.tried}>
      <Icon icon={isSolved ? IconCheck : IconX} size={14} />
      {t(isSolved ? 'recent.solved' : 'recent.tried')}
    </span>
  );
}
