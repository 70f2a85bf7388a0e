import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useSteady } from '../../../shared/lib/useSteady';
import { MoveHandle } from '../../../shared/lists/MoveHandle';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import styles from '../desk.module.css';
import { moved } from '../displayIds';
import { keysOf, type ListedProblem, orderProblems, problemsKey } from './problemQueries';
import type { AdminTimedWork } from './timedWorkQueries';
import { WorkProblemActions } from './WorkProblemActions';

interface WorkProblemsTableProps {
  work: AdminTimedWork;
  listed: readonly ListedProblem[];
  onName: (listed: ListedProblem) => void;
}

/** The problems in their order, which is that of their display ids. */
export function WorkProblemsTable({ work, listed, onName }: WorkProblemsTableProps) {
  const { t } = useTranslation('adminTimedWork');
  const queries = useQueryClient();
  const order = useAction({
    run: (pids: readonly number[]) => orderProblems(work.id, pids),
    keys: keysOf(work.id),
  });
  const move = useSteady((from: number, to: number) => {
    const shown = moved(listed, from, to);
    queries.setQueryData(problemsKey(work.id), shown);
    void order.run(shown.map(({ problem }) => problem.id));
  });
  const name = useSteady(onName);
  const count = listed.length;
  return (
    <DataTable
      label={t('problem.title')}
      columns={useMemo(
        () => columnsOf(t, { work, count, onMove: move, onName: name }),
        [t, work, count, move, name],
      )}
      rows={listed}
      rowKey={({ link }) => link.id}
    />
  );
}

interface RowTools {
  work: AdminTimedWork;
  count: number;
  onMove: (from: number, to: number) => void;
  onName: (listed: ListedProblem) => void;
}

const columnsOf = (
  t: TFunction<'adminTimedWork'>,
  { work, count, onMove, onName }: RowTools,
): readonly DataColumn<ListedProblem>[] => [
  {
    id: 'displayId',
    head: t('problem.displayId'),
    cell: ({ link }, index) => (
      <MoveHandle
        index={index}
        count={count}
        label={t('problem.move', { name: link.displayId })}
        hint={t('problem.moveHint')}
        onMove={onMove}
      >
        <strong>{link.displayId}</strong>
      </MoveHandle>
    ),
  },
  {
    id: 'title',
    head: t('problem.name'),
    className: styles.title,
    cell: (row) => (
      <button type="button" className={styles.nameButton} onClick={() => onName(row)}>
        <span className={styles.titleText}>{row.link.displayTitle}</span>
        {row.link.version && <Chip>{t('problem.ofVersion', { version: row.link.version })}</Chip>}
      </button>
    ),
  },
  { id: 'points', head: t('problem.points'), align: 'end', cell: ({ link }) => link.score },
  {
    id: 'problem',
    head: t('problem.problem'),
    hide: 'tablet',
    cell: ({ problem }) => problem.problemId,
  },
  {
    id: 'author',
    head: t('column.author'),
    hide: 'laptop',
    cell: ({ problem }) => problem.author ?? '—',
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <WorkProblemActions work={work} listed={row} onName={onName} />,
  },
];
