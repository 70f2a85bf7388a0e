/** Made-up rows of boards for tests. */
import {
  type AcmCell,
  type BoardRow,
  type ServerRow,
  shownRows,
} from '../features/contest/board/boardRows';
import type { BoardProblem } from '../features/contest/board/ProblemHead';

const person = (number: number) => ({
  rank: number,
  uid: `${number}`.padStart(32, '0'),
  username: `team${number}`,
  nickname: null,
  realname: null,
  avatar: null,
  rankShowName: `Team ${number}`,
  school: `School ${number % 7}`,
  gender: 'secrecy',
  isWinAward: false,
  awardName: null,
  awardBackground: null,
  awardColor: null,
});

export const sampleAcmRow = (number: number, changes: Partial<ServerRow> = {}): ServerRow => ({
  ...person(number),
  ac: 1,
  totalTime: 4260,
  submissionInfo: { A: { isAC: true, isFirstAC: false, ACTime: 660, errorNum: 3 } },
  ...changes,
});

export const sampleOiRow = (number: number, changes: Partial<ServerRow> = {}): ServerRow => ({
  ...person(number),
  totalScore: 160,
  totalTime: 46,
  submissionInfo: { A: 100, B: 60 },
  timeInfo: { A: 46 },
  ...changes,
});

export const sampleProblems = (count: number): BoardProblem[] =>
  Array.from({ length: count }, (_, at) => ({
    displayId: String.fromCharCode(65 + at),
    displayTitle: `Problem ${at + 1}`,
    color: '#d05050',
    ac: 3,
    total: 9,
  }));

/** Spreads numbers evenly, and always alike. */
const scattered = (number: number, below: number) => (number * 7919 + 104_729) % below;

function resultOf(seed: number): AcmCell {
  const errorNum = scattered(seed, 4);
  if (seed % 5 === 0) return { errorNum, tryNum: 1 + scattered(seed, 3) };
  if (seed % 3 === 0) return { errorNum };
  return { isAC: true, isFirstAC: seed % 97 === 0, ACTime: scattered(seed, 18_000), errorNum };
}

function busyRow(number: number, round: number, problems: readonly BoardProblem[]): ServerRow {
  const cells = problems.map(({ displayId }, at): [string, AcmCell] => [
    displayId,
    resultOf(number * 31 + at * 17 + round),
  ]);
  const solved = cells.filter(([, cell]) => cell.isAC);
  return sampleAcmRow(number, {
    ac: solved.length,
    totalTime: solved.reduce((sum, [, cell]) => sum + (cell.ACTime ?? 0) + 1200 * cell.errorNum, 0),
    submissionInfo: Object.fromEntries(cells),
  });
}

/** Many rows, of which every problem says something. */
export const sampleBoard = (people: number, problems: readonly BoardProblem[]) =>
  shownRows(
    Array.from({ length: people }, (_, at) => busyRow(at + 1, 0, problems)),
    0,
  );

/** As a moment of a contest changes it: some say something else, one of them climbs, and the others are
 * the same objects. */
export function changedBoard(
  rows: readonly BoardRow[],
  round: number,
  problems: readonly BoardProblem[],
): BoardRow[] {
  const next = rows.map((row, at) =>
    scattered(at + round, 50) === 0
      ? { ...busyRow(row.rank, round, problems), key: row.key, isPinned: false }
      : row,
  );
  const from = 5 + scattered(round, 20);
  next.splice(from - 4, 0, ...next.splice(from, 1));
  return next;
}
