import type { TFunction } from 'i18next';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import type { DataColumn } from '../../shared/ui/data-table/DataTable';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { Person } from '../user/Person';
import styles from './columns.module.css';
import { SubmissionProblem } from './SubmissionProblem';
import { submissionAddress } from './submissionAddress';
import type { JudgeRow } from './types';

type ColumnName =
  | 'id'
  | 'verdict'
  | 'score'
  | 'problem'
  | 'time'
  | 'memory'
  | 'length'
  | 'language'
  | 'author'
  | 'judger'
  | 'submitted';

/** What every list of submissions is made of; each takes the columns that it has room for. */
const columns: { [Name in ColumnName]: Omit<DataColumn<JudgeRow>, 'id' | 'head'> } = {
  id: {
    hide: 'narrow',
    className: styles.id,
    cell: (row) => (
      <Link href={submissionAddress(row)} className={styles.plainLink}>
        {row.submitId}
      </Link>
    ),
  },
  verdict: { cell: (row) => <VerdictChip status={row.status} score={row.score} /> },
  score: {
    align: 'end',
    hide: 'tablet',
    className: styles.number,
    cell: (row) => row.score ?? '—',
  },
  problem: { className: styles.problem, cell: (row) => <SubmissionProblem row={row} /> },
  time: {
    align: 'end',
    hide: 'tablet',
    className: styles.number,
    cell: (row) => formatRunTime(row.time),
  },
  memory: {
    align: 'end',
    hide: 'laptop',
    className: styles.number,
    cell: (row) => formatMemory(row.memory),
  },
  length: { align: 'end', hide: 'laptop', cell: (row) => row.length ?? '—' },
  language: {
    hide: 'narrow',
    cell: (row) => (
      <Link href={submissionAddress(row)} className={styles.language}>
        {row.language}
      </Link>
    ),
  },
  author: { cell: (row) => <Person user={row} className={styles.person} /> },
  judger: {
    hide: 'laptop',
    cell: (row) => <span className={styles.judger}>{row.judger ?? '—'}</span>,
  },
  submitted: {
    align: 'end',
    className: styles.submitted,
    cell: (row) => <RelativeTime time={row.submitTime} />,
  },
};

/** A column with its word; what a list has differently is given. */
export function submissionColumn(
  t: TFunction<'shell'>,
  name: ColumnName,
  changes: Partial<DataColumn<JudgeRow>> = {},
): DataColumn<JudgeRow> {
  return { id: name, head: t(`submission.${name}`), ...columns[name], ...changes };
}
