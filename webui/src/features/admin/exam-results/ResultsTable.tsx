import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { Link } from '../../../shared/ui/Link';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { CorrectedPoints, correctionWords } from './CorrectedPoints';
import styles from './examResults.module.css';
import { correctionsOf, type ExamProblem, type ExamRow, marksOf, nameOf } from './resultQueries';

interface ResultsTableProps {
  tid: number;
  rows: readonly ExamRow[];
  problems: readonly ExamProblem[];
}

export function ResultsTable({ tid, rows, problems }: ResultsTableProps) {
  const { t } = useTranslation('adminExamResults');
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, tid, problems), [t, tid, problems])}
      rows={rows}
      rowKey={({ uid }) => uid}
    />
  );
}

const columnsOf = (
  t: TFunction<'adminExamResults'>,
  tid: number,
  problems: readonly ExamProblem[],
): readonly DataColumn<ExamRow>[] => [
  { id: 'rank', head: t('column.rank'), align: 'end', width: 64, cell: ({ rank }) => rank },
  {
    id: 'name',
    head: t('column.name'),
    isRowHead: true,
    width: 190,
    cell: (row) => (
      <>
        <Link
          href={to('AdminExamPrint', { workId: tid }, { sheet: 'students', uid: row.uid })}
          title={t('paper.one')}
          className={styles.person}
        >
          {nameOf(row)}
        </Link>{' '}
        {row.realname && <span className={styles.quiet}>{row.username}</span>}
        <span className={styles.below}>
          {[row.number, row.className].filter(Boolean).join(' · ')}
        </span>
        {row.paperVersion && (
          <span className={styles.paper}>{t('paperOf', { version: row.paperVersion })}</span>
        )}
        {marksOf(row).length > 0 && (
          <span className={styles.below}>
            <Marks row={row} />
          </span>
        )}
      </>
    ),
  },
  { id: 'number', head: t('column.number'), hide: 'tablet', width: 120, cell: (row) => row.number },
  {
    id: 'class',
    head: t('column.class'),
    hide: 'tablet',
    width: 110,
    cell: (row) => row.className,
  },
  {
    id: 'score',
    head: t('column.total'),
    align: 'end',
    width: 80,
    cell: (row) => <Total row={row} />,
  },
  ...problems.map(
    ({ displayId, points }): DataColumn<ExamRow> => ({
      id: `problem ${displayId}`,
      head: <span title={t('outOf', { points })}>{displayId}</span>,
      align: 'end',
      width: 72,
      hide: 'narrow',
      cell: ({ cells }) => <Points problem={displayId} cell={cells[displayId]} />,
    }),
  ),
  {
    id: 'marks',
    head: t('column.marks'),
    hide: 'tablet',
    cell: (row) => <Marks row={row} />,
  },
];

/** What one looks somebody up for: in a column, or below the name where there is no room for one. */
function Marks({ row }: { row: ExamRow }) {
  const { t } = useTranslation('adminExamResults');
  return (
    <span className={styles.chips}>
      {marksOf(row).map((mark) => (
        <Chip key={mark} tone={mark === 'without' || mark === 'failed' ? 'bad' : 'warn'}>
          {t(`mark.${mark}`)}
        </Chip>
      ))}
    </span>
  );
}

const accepted = 0;

/** The points of a problem; where there are none, why. */
function Points({
  problem,
  cell,
}: {
  problem: string;
  cell: ExamRow['cells'][string] | undefined;
}) {
  const { t } = useTranslation('adminExamResults');
  if (!cell) return <>—</>;
  const { correction, score } = cell;
  if (correction) {
    return (
      <CorrectedPoints
        score={score}
        words={correctionWords(t, { problem, score, ...correction })}
      />
    );
  }
  if (cell.score > 0 || cell.status === accepted) return <>{cell.score}</>;
  return (
    <span title={cell.fingerprint ?? undefined}>
      <span className={styles.zero}>0</span> <VerdictChip status={cell.status} />
    </span>
  );
}

/** With a star where staff has decided some of it: a phone shows the total alone. */
function Total({ row }: { row: ExamRow }) {
  const { t } = useTranslation('adminExamResults');
  const words = correctionsOf(row).map((each) => correctionWords(t, each));
  if (words.length === 0) return <>{row.score}</>;
  return <CorrectedPoints score={row.score} words={words.join('\n')} />;
}
