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
  /** The contest whose reports the rows lead to; null while there are none. */
  reportsOf: number | null;
  ownUid: string | null;
  isNarrow: boolean;
  onFollow: (uid: string) => void;
}

/** Of a column in px: usually, and on a telephone. */
const widths = {
  rank: [64, 44],
  team: [232, 128],
  solved: [72, 52],
  time: [76, 56],
  score: [96, 80],
  problem: [88, 72],
} as const;

const widthOf = (column: keyof typeof widths, isNarrow: boolean): number =>
  widths[column][isNarrow ? 1 : 0];

export function boardColumns(given: BoardColumns): readonly BoardColumn[] {
  const { t, rule, problems, problemsOf, isNarrow } = given;
  const words = boardWords(t);
  return [
    ...whoColumns(given),
    ...(rule === 'acm' ? acmTotals(t, isNarrow) : oiTotals(t, words, isNarrow)),
    ...problems.map(
      (problem): BoardColumn => ({
        id: `problem ${problem.displayId}`,
        head: <ProblemHead problem={problem} contestID={problemsOf} />,
        width: widthOf('problem', isNarrow),
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
function whoColumns({ t, reportsOf, ownUid, isNarrow, onFollow }: BoardColumns): BoardColumn[] {
  const words = {
    own: t('row.own'),
    virtual: t('row.virtual'),
    girl: t('row.girl'),
    star: t('row.star'),
    follow: (name: string) => t('row.follow', { name }),
    report: (name: string) => t('row.report', { name }),
  };
  return [
    {
      id: 'rank',
      head: t('column.rank'),
      width: widthOf('rank', isNarrow),
      isSticky: true,
      className: styles.rankCell,
      cell: (row) => <RankMark row={row} star={words.star} />,
    },
    {
      id: 'team',
      head: t('column.team'),
      width: widthOf('team', isNarrow),
      isSticky: true,
      isRowHead: true,
      className: styles.teamCell,
      cell: (row, _at, isFollowed) => (
        <TeamCell
          row={row}
          reportsOf={reportsOf}
          isOwn={row.uid === ownUid}
          isFollowed={isFollowed}
          words={words}
          onFollow={onFollow}
        />
      ),
    },
  ];
}

const acmTotals = (t: TFunction<'contestBoard'>, isNarrow: boolean): BoardColumn[] => [
  {
    id: 'ac',
    head: t('column.solved'),
    width: widthOf('solved', isNarrow),
    className: styles.main,
    cell: (row) => row.ac,
  },
  {
    id: 'time',
    head: <span title={t('column.penaltyHint')}>{t('column.penalty')}</span>,
    width: widthOf('time', isNarrow),
    className: styles.number,
    cell: (row) => minutesOf(row.totalTime),
  },
];

const oiTotals = (
  t: TFunction<'contestBoard'>,
  words: BoardWords,
  isNarrow: boolean,
): BoardColumn[] => [
  {
    id: 'score',
    head: t('column.score'),
    width: widthOf('score', isNarrow),
    className: styles.main,
    cell: (row) => (
      <>
        {row.totalScore}
        <small className={styles.time}>{words.milliseconds(row.totalTime)}</small>
      </>
    ),
  },
];
