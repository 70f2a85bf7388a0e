import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { to } from '../../app/routes';
import { practice } from '../../entities/place/place';
import { problemOf } from '../../entities/submission/problemOf';
import { submissionAddress } from '../../entities/submission/submissionAddress';
import {
  ownSubmissionsQuery,
  submissionDetailQuery,
} from '../../entities/submission/submissionQueries';
import { useTitle } from '../../shared/lib/useTitle';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconLock } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { DifferenceTable } from '../../shared/ui/widgets/DifferenceTable';
import styles from './difference.module.css';
import { SubmissionChoice } from './SubmissionChoice';

/** So many of one's own are offered. */
const mostCompared = 100;

/** /submission-difference?left=&right= — two of my submissions of one problem. */
export default function SubmissionDifferencePage() {
  const { t } = useTranslation('submissions');
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const leftId = Number(search.get('left'));
  const left = useQuery({ ...submissionDetailQuery(leftId), enabled: leftId > 0 });
  const first = left.data?.submission;
  const mine = useQuery({
    ...ownSubmissionsQuery(first ? problemOf(first) : { place: practice, problemId: '' }, {
      limit: mostCompared,
    }),
    enabled: first !== undefined,
  });
  const rows = mine.data?.records ?? [];
  const rightId =
    Number(search.get('right')) || (rows.find((row) => row.submitId !== leftId)?.submitId ?? 0);
  const right = useQuery({ ...submissionDetailQuery(rightId), enabled: rightId > 0 });
  const second = right.data?.submission;
  useTitle(t('difference.title'));

  const show = (change: { left?: number; right?: number }) =>
    navigate(to('SubmissionDifference', {}, { left: leftId, right: rightId, ...change }), {
      replace: true,
    });
  const error = left.error ?? mine.error ?? right.error;
  const isAlone = mine.isSuccess && rightId === 0;

  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t('title'), href: to('SubmissionList') },
          ...(first ? [{ label: `#${leftId}`, href: submissionAddress(first) }] : []),
          { label: t('difference.title') },
        ]}
      />
      <PageHead
        title={t('difference.title')}
        {...(first ? { remark: problemOf(first).problemId } : {})}
      />
      <div className={layout.stack}>
        {rows.length > 0 && (
          <Card>
            <div className={styles.choice}>
              <SubmissionChoice
                label={t('difference.left')}
                rows={rows}
                value={leftId}
                onChange={(id) => show({ left: id })}
              />
              <SubmissionChoice
                label={t('difference.right')}
                rows={rows}
                value={rightId}
                onChange={(id) => show({ right: id })}
              />
            </div>
          </Card>
        )}
        <Card>
          {error ? (
            <ErrorState error={error} />
          ) : leftId <= 0 || isAlone ? (
            <EmptyState text={t('difference.alone')} />
          ) : !first || !second ? (
            <Skeleton lines={8} height={20} />
          ) : first.code === null || second.code === null ? (
            <EmptyState icon={IconLock} text={t('detail.codeHidden')} />
          ) : (
            <DifferenceTable left={first.code} right={second.code} />
          )}
        </Card>
      </div>
    </>
  );
}
