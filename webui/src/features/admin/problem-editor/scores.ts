/** Scores of test cases (S3 §5, contract judge-rules §6). */

/** Divides a total evenly; what is left over goes to the last cases, one point each. */
export function splitScores(count: number, total = 100): number[] {
  if (count <= 0) return [];
  const share = Math.floor(total / count);
  const withOneMore = total - share * count;
  return Array.from({ length: count }, (_, index) =>
    index >= count - withOneMore ? share + 1 : share,
  );
}

/** The total shared among cases; with subtasks among those, each case bearing what its subtask is
 * worth, so that the worst case and the mean are both that share. */
export function sharedScores(groups: readonly string[], mode: string, total = 100): number[] {
  if (!mode.startsWith('subtask_')) return splitScores(groups.length, total);
  const names = groups.map((group) => group.trim());
  const kinds = [...new Set(names)].sort((one, other) => Number(one) - Number(other));
  const shares = splitScores(kinds.length, total);
  return names.map((name) => shares[kinds.indexOf(name)] ?? 0);
}

export interface ScoredCase {
  score: string;
  groupNum: string;
}

/** What full marks are: the sum, or over subtasks the sum of minima or of rounded means. */
export function totalScore(cases: readonly ScoredCase[], mode: string): number {
  const scores = cases.map((each) => wholeNumber(each.score));
  if (!mode.startsWith('subtask_')) return sum(scores);
  const groups = new Map<string, number[]>();
  cases.forEach((each, index) => {
    const group = groups.get(each.groupNum.trim()) ?? [];
    group.push(scores[index] ?? 0);
    groups.set(each.groupNum.trim(), group);
  });
  return sum(
    [...groups.values()].map((group) =>
      mode === 'subtask_lowest' ? Math.min(...group) : Math.round(sum(group) / group.length),
    ),
  );
}

/** Not a number yet counts as nothing: the field itself shows the error. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
