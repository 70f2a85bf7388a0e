import { byPlace } from './rows';
import type { Award, Medal, Medals, RollRow } from './types';

const order: readonly Medal[] = ['gold', 'silver', 'bronze'];
const noAward: Award = { medal: null, firsts: [] };

/** Who gets what on the real board: medals one a row from the top, to those with a place who have solved
 * something; and who solved a problem first of all (contract scoreboard.md §7, §12). */
export function awardsOf(rows: readonly RollRow[], medals: Medals): Map<string, Award> {
  const free = order.flatMap((medal) => Array<Medal>(medals[medal]).fill(medal));
  const awards = new Map<string, Award>();
  for (const row of [...rows].sort(byPlace)) {
    const firsts = Object.keys(row.cells)
      .filter((displayId) => row.cells[displayId]?.isFirst)
      .sort();
    const isPlaced = !row.contestant.isStar && row.solved > 0;
    const medal = (isPlaced && free.shift()) || null;
    if (medal || firsts.length > 0) awards.set(row.contestant.uid, { ...noAward, medal, firsts });
  }
  return awards;
}
