import type { TFunction } from 'i18next';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import styles from './Board.module.css';
import type { BoardRow, BoardRule } from './boardRows';
import { type BoardWords, boardWords } from './boardWords';
import { acmCell, minutesOf, oiCell } from './cells';
import { type BoardProblem, ProblemHead } from './ProblemHead';
import { RankMark } from './RankMark';
import { TeamCell } from './TeamCell';

/** Whether the reader follows the one of the row. */
export type BoardColumn = DataColumn<BoardRow, boolean>;

interface BoardColumns {
  t: TFunction<'contestBoard'>;
  rule: BoardRule;
  problems: readonly BoardProblem[];
  /** Whose problem pages the heads lead to; null where the reader has none. */
  problemsOf: number | null;
  ownUid: string | null;
  isNarrow: boolean;
  onFollow: (uid: string) => void;
}

const problemWidth = 88;

export function boardColumns(given: BoardColumns): readonly BoardColumn[] {
  const { t, rule, problems, problemsOf } = given;
  const words = boardWords(t);
  return [
    ...whoColumns(given),
    ...(rule === 'acm' ? acmTotals(t) : oiTotals(t, words)),
    ...problems.map(
      (problem): BoardColumn => ({
        id: `problem ${problem.displayId}`,
        head: <ProblemHead problem={problem} contestID={problemsOf} />,
        width: problemWidth,
        className: styles.result,
        cell: (row) => problemCell(rule, row, problem.displayId, words),
      }),
    ),
  ];
}

function problemCell(rule: BoardRule, row: BoardRow, displayId: string, words: BoardWords) {
  const told = row.submissionInfo[displayId];
  // A cell in ACM, a score in OI.
  if (told === undefined) return null;
  if (typeof told === 'object' && told !== null) return acmCell(told, words);
  return rule === 'oi' ? oiCell(told, row.timeInfo?.[displayId], words) : null;
}

/** What stays in sight: the rank, and whose row it is. */
function whoColumns({ t, ownUid, isNarrow, onFollow }: BoardColumns): BoardColumn[] {
  const words = {
    own: t('row.own'),
    girl: t('row.girl'),
    star: t('row.star'),
    follow: (name: string) => t('row.follow', { name }),
  };
  return [
    {
      id: 'rank',
      head: t('column.rank'),
      width: isNarrow ? 48 : 64,
      isSticky: true,
      className: styles.rankCell,
      cell: (row) => <RankMark row={row} star={words.star} />,
    },
    {
      id: 'team',
      head: t('column.team'),
      width: isNarrow ? 128 : 232,
      isSticky: true,
      isRowHead: true,
      className: styles.teamCell,
      cell: (row, _at, isFollowed) => (
        <TeamCell
          row={row}
          isOwn={row.uid === ownUid}
          isFollowed={isFollowed}
          words={words}
          onFollow={onFollow}
        />
      ),
    },
  ];
}

const acmTotals = (t: TFunction<'contestBoard'>): BoardColumn[] => [
  {
    id: 'ac',
    head: t('column.solved'),
    width: 72,
    className: styles.main,
    cell: (row) => row.ac,
  },
  {
    id: 'time',
    head: <span title={t('column.penaltyHint')}>{t('column.penalty')}</span>,
    width: 76,
    className: styles.number,
    cell: (row) => minutesOf(row.totalTime),
  },
];

const oiTotals = (t: TFunction<'contestBoard'>, words: BoardWords): BoardColumn[] => [
  {
    id: 'score',
    head: t('column.score'),
    width: 96,
    className: styles.main,
    cell: (row) => (
      <>
        {row.totalScore}
        <small className={styles.time}>{words.milliseconds(row.totalTime)}</small>
      </>
    ),
  },
];
