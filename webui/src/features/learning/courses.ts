/** What was solved by each week's end, as the chart draws it. */
import type { MyLearning } from './learningCalls';

export interface Line {
  key: string;
  name: string;
  /** A token of the style sheet, or a colour that the site stored. */
  color: string;
  /** By the end of each week, with all that was solved before. */
  values: number[];
  total: number;
}

/** Tokens that are apart from each other in both themes. */
const colors = ['--v-pac', '--v-ac', '--v-tle', '--v-mle', '--v-re', '--v-ce'] as const;
const ofLevels: Record<number, string> = { 0: '--v-ac', 1: '--v-tle', 2: '--v-wa' };
const mostTags = colors.length;

export function sums(before: number, weeks: readonly number[]): number[] {
  let sum = before;
  return weeks.map((count) => {
    sum += count;
    return sum;
  });
}

const lineOf = (
  key: string,
  name: string,
  color: string,
  course: { before: number; weeks: readonly number[] },
): Line => {
  const values = sums(course.before, course.weeks);
  return { key, name, color, values, total: values.at(-1) ?? 0 };
};

/** `nameOf` gives the name of a level, or of problems whose level is not shown. */
export const byLevel = (
  { levels }: MyLearning,
  nameOf: (difficulty: number | null) => { name: string; color?: string | undefined },
): Line[] =>
  levels.map((each) => {
    const { name, color } = nameOf(each.difficulty);
    const own = each.difficulty === null ? '--ink-3' : ofLevels[each.difficulty];
    return lineOf(`level-${each.difficulty}`, name, own ?? color ?? '--v-pac', each);
  });

/** Of those with most solved. */
export const byTag = ({ tags }: MyLearning): Line[] =>
  tags
    .filter(({ solved }) => solved > 0)
    .slice(0, mostTags)
    .map((each, index) =>
      lineOf(`tag-${each.id}`, each.name, colors[index % colors.length] ?? '--v-pac', each),
    );
