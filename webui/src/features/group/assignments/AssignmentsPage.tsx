import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { TabHead } from '../../../entities/schedule/TabHead';
import { siteMinute } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil, IconPlus } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AssignmentChip } from './AssignmentChip';
import { type Assignment, assignmentsQuery } from './assignmentQueries';
import styles from './assignments.module.css';

const AssignmentDialog = lazyPart(() => import('./AssignmentDialog'), { missing: 'dialog' });

/** /group/:groupID/assignments: what was set to the class (contract class.md §5). */
export default function AssignmentsPage() {
  const { t } = useTranslation('groupAssignments');
  const { gid, group, isAdmin } = useGroup();
  const [edited, setEdited] = useState<Assignment | 'new' | null>(null);
  const list = useQuery(assignmentsQuery(gid));
  return (
    <>
      <TabHead title={t('title')} of={group.name} />
      <Card
        title={t('title')}
        hasRule
        actions={
          isAdmin && (
            <Button size="small" kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          )
        }
      >
        {list.isPending && <Skeleton className={styles.loading ?? ''} lines={5} height={40} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState text={t(isAdmin ? 'none' : 'noneYet')} />}
        {list.data && list.data.length > 0 && (
          <ul className={styles.list}>
            {list.data.map((each) => (
              <Row
                key={each.id}
                assignment={each}
                onEdit={isAdmin ? () => setEdited(each) : undefined}
              />
            ))}
          </ul>
        )}
      </Card>
      {edited && (
        <AssignmentDialog
          gid={gid}
          assignment={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface RowProps {
  assignment: Assignment;
  /** Of teachers alone. */
  onEdit: (() => void) | undefined;
}

function Row({ assignment, onEdit }: RowProps) {
  const { t } = useTranslation('groupAssignments');
  const { id, gid, title, trainingTitle, dueAt, mine, problems, most, handed, students } =
    assignment;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link
          href={to('GroupAssignment', { groupID: gid, assignmentID: id })}
          className={styles.title}
        >
          {title}
        </Link>
        <AssignmentChip status={assignment.status} />
        {onEdit && <IconButton icon={IconPencil} label={t('edit', { title })} onClick={onEdit} />}
      </div>
      <div className={styles.facts}>
        {trainingTitle !== title && <span>{trainingTitle}</span>}
        <time dateTime={dueAt}>{t('due', { time: siteMinute(dueAt) })}</time>
        {mine && (
          <span>{t('mine', { solved: mine.solved, problems, points: mine.points, most })}</span>
        )}
        {handed !== null && <span>{t('handed', { handed, count: students ?? 0 })}</span>}
      </div>
    </li>
  );
}
