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
import { problemAuth } from '../problemTypes';
import { type AdminContest, changeQuestion } from './contestQueries';
import { ProblemActions } from './ProblemActions';
import { keysOf, type ListedProblem, orderProblems, problemsKey } from './problemQueries';

interface ProblemsTableProps {
  contest: AdminContest;
  listed: readonly ListedProblem[];
  onName: (listed: ListedProblem) => void;
}

/** The problems in their order, which is that of their display ids. */
export function ProblemsTable({ contest, listed, onName }: ProblemsTableProps) {
  const { t } = useTranslation('adminContests');
  const queries = useQueryClient();
  const order = useAction({
    run: (pids: readonly number[]) => orderProblems(contest.id, pids),
    ask: async (pids) =>
      (await changeQuestion.load()).questionOfOrder(contest.id, pids, {
        title: t('effects.title'),
        confirmLabel: t('effects.save'),
      }),
    keys: keysOf(contest.id),
  });
  const move = useSteady((from: number, to: number) => {
    const shown = moved(listed, from, to);
    queries.setQueryData(problemsKey(contest.id), shown);
    void order.run(shown.map(({ problem }) => problem.id)).then((isDone) => {
      if (!isDone) void queries.invalidateQueries({ queryKey: problemsKey(contest.id) });
    });
  });
  const name = useSteady(onName);
  const count = listed.length;
  return (
    <DataTable
      label={t('problem.title')}
      columns={useMemo(
        () => columnsOf(t, { contest, count, onMove: move, onName: name }),
        [t, contest, count, move, name],
      )}
      rows={listed}
      rowKey={({ link }) => link.id}
    />
  );
}

interface RowTools {
  contest: AdminContest;
  count: number;
  onMove: (from: number, to: number) => void;
  onName: (listed: ListedProblem) => void;
}

const columnsOf = (
  t: TFunction<'adminContests'>,
  { contest, count, onMove, onName }: RowTools,
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
        {row.link.color && (
          <span className={styles.balloon} style={{ background: row.link.color }} />
        )}
        <span className={styles.titleText}>{row.link.displayTitle}</span>
      </button>
    ),
  },
  {
    id: 'problem',
    head: t('problem.problem'),
    hide: 'tablet',
    cell: ({ problem }) => problem.problemId,
  },
  {
    id: 'auth',
    head: t('problem.seen'),
    hide: 'narrow',
    cell: ({ problem }) =>
      problem.auth === problemAuth.contest ? (
        <Chip>{t('problem.here')}</Chip>
      ) : (
        <Chip tone="warn" title={t('problem.elsewhereHint')}>
          {t(problem.auth === problemAuth.public ? 'problem.elsewhere' : 'problem.nowhere')}
        </Chip>
      ),
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
    cell: (row) => <ProblemActions contest={contest} listed={row} onName={onName} />,
  },
];
