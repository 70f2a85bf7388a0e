import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from './examResults.module.css';
import { correctionsOf, type ExamRow, nameOf } from './resultQueries';

type Correction = ReturnType<typeof correctionsOf>[number];

export const correctionWords = (
  t: TFunction<'adminExamResults'>,
  { kind, problem, score, reason }: Correction,
): string =>
  t(`correction.${kind as 'void' | 'full_marks' | 'points'}`, { problem, score, reason });

/** Points that staff has decided; `words` say why. */
export function CorrectedPoints({ score, words }: { score: number; words: string }) {
  return (
    <abbr className={styles.corrected} title={words}>
      {score}*
    </abbr>
  );
}

/** What the stars on a sheet mean: first what is for all, then person by person. */
export function CorrectionNotes({ rows }: { rows: readonly ExamRow[] }) {
  const { t } = useTranslation('adminExamResults');
  const found = new Map<string, string>();
  for (const row of rows) {
    for (const each of correctionsOf(row)) {
      const words = correctionWords(t, each);
      if (each.kind === 'points')
        found.set(`${row.uid} ${each.problem}`, `${nameOf(row)} · ${words}`);
      else found.set(`${each.kind} ${each.problem} ${each.reason}`, words);
    }
  }
  if (found.size === 0) return null;
  return (
    <section>
      <h2>* {t('paper.corrected')}</h2>
      <ul className={styles.notes}>
        {[...found].map(([key, words]) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
