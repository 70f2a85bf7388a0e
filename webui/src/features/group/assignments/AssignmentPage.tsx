import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { isReady, to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { TabHead } from '../../../entities/schedule/TabHead';
import { siteMinute } from '../../../shared/lib/siteTime';
import { useUser } from '../../../shared/session/useUser';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AssignmentChip } from './AssignmentChip';
import { type Assignment, lateRules, sheetQuery } from './assignmentQueries';
import styles from './assignments.module.css';
import { sheetColumns } from './sheetColumns';

/** /group/:groupID/assignment/:assignmentID: who has what of it; a student sees their own row. */
export default function AssignmentPage() {
  const { t } = useTranslation('groupAssignments');
  const { assignmentID = '' } = useParams();
  const { gid, group } = useGroup();
  const uid = useUser()?.uid;
  const sheet = useQuery(sheetQuery(gid, Number(assignmentID)));
  const found = sheet.data;
  const columns = useMemo(() => (found ? sheetColumns(t, found) : []), [t, found]);
  return (
    <>
      <TabHead title={found?.assignment.title ?? t('title')} of={group.name} />
      <div className={layout.stack}>
        {sheet.isPending && (
          <Card>
            <Skeleton className={styles.loading ?? ''} lines={6} height={28} />
          </Card>
        )}
        {sheet.isError && (
          <Card>
            <ErrorState error={sheet.error} onRetry={() => void sheet.refetch()} />
          </Card>
        )}
        {found && (
          <>
            <Card
              title={found.assignment.title}
              actions={isReady('TrainingDetails') && <WayToProblems of={found.assignment} />}
              isPadded
            >
              <Terms of={found.assignment} />
            </Card>
            <Card title={t(found.isTeacher ? 'students' : 'own')}>
              {found.rows.length === 0 ? (
                <EmptyState text={t('noStudents')} />
              ) : (
                <DataTable
                  label={t(found.isTeacher ? 'students' : 'own')}
                  columns={columns}
                  rows={found.rows}
                  rowKey={(row) => row.uid}
                  isOwn={(row) => row.uid === uid}
                  isRefreshing={sheet.isFetching}
                  isDense
                />
              )}
            </Card>
          </>
        )}
      </div>
    </>
  );
}

function WayToProblems({ of: { tid } }: { of: Assignment }) {
  const { t } = useTranslation('groupAssignments');
  return (
    <Link href={to('TrainingProblemList', { trainingID: tid })} className={buttonClass('primary')}>
      {t('toProblems')}
    </Link>
  );
}

/** When it is due, and what is late, in a sentence each. */
function Terms({ of: assignment }: { of: Assignment }) {
  const { t } = useTranslation('groupAssignments');
  const { lateRule, latePercent, cutOffAt, counts, startsAt, dueAt } = assignment;
  const until = cutOffAt ? siteMinute(cutOffAt) : '';
  return (
    <div className={styles.intro}>
      <p className={layout.row}>
        <AssignmentChip status={assignment.status} />
        {t('window', { from: siteMinute(startsAt), until: siteMinute(dueAt) })}
      </p>
      <p>
        {lateRule === lateRules.nothing && t('late.nothing')}
        {lateRule === lateRules.percent && t('late.percent', { percent: latePercent })}
        {lateRule === lateRules.full && t('late.full', { until })}
        {lateRule === lateRules.percent && until && ` ${t('late.until', { until })}`}{' '}
        {t(counts === 1 ? 'counts.last' : 'counts.best')}
      </p>
    </div>
  );
}
