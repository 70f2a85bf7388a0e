/** A board of made-up results, as large as those of a whole school. */

interface BoardCell {
  tries: number;
  /** Minutes after the start; null where nothing was accepted. */
  solvedAt: number | null;
}

export interface BoardRow {
  team: number;
  rank: number;
  solved: number;
  /** Minutes. */
  penalty: number;
  cells: readonly BoardCell[];
}

export const problemCount = 12;
const minutesATry = 20;

/** Spreads numbers evenly, and always alike. */
const scattered = (number: number, below: number) => (number * 7919 + 104_729) % below;

function rowOf(team: number, rank: number, round: number): BoardRow {
  const cells = Array.from({ length: problemCount }, (_, problem): BoardCell => {
    const seed = team * 31 + problem * 17 + round;
    const tries = scattered(seed, 4);
    return { tries, solvedAt: tries > 0 && seed % 3 > 0 ? scattered(seed, 300) : null };
  });
  const solved = cells.filter((cell) => cell.solvedAt !== null);
  const penalty = solved.reduce(
    (sum, { solvedAt, tries }) => sum + (solvedAt ?? 0) + minutesATry * (tries - 1),
    0,
  );
  return { team, rank, solved: solved.length, penalty, cells };
}

export const sampleBoard = (teams: number): BoardRow[] =>
  Array.from({ length: teams }, (_, index) => rowOf(index + 1, index + 1, 0));

/** As a frame of the live socket changes it: some rows are new, the others are the same objects. */
export const changedBoard = (rows: readonly BoardRow[], round: number): BoardRow[] =>
  rows.map((row, index) =>
    scattered(index + round, 50) === 0 ? rowOf(row.team, row.rank, round) : row,
  );
