import { useTranslation } from 'react-i18next';
import { firstComment } from './caseCounts';
import type { JudgeCases } from './types';
import styles from './VerdictPanel.module.css';

/** Why the first failed test failed, where the judge or its checker may tell. */
export function CaseComment({ cases }: { cases: JudgeCases }) {
  const { t } = useTranslation('problem');
  const found = firstComment(cases);
  if (!found) return null;
  const label = t('verdict.comment', { number: found.seq });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.message} tabIndex={0} aria-label={label}>
      <p className={styles.commentHead}>{label}</p>
      <pre className={styles.messageText} title={found.userOutput ?? undefined}>
        {found.explanation ?? found.userOutput}
      </pre>
    </section>
  );
}
