import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState';
import styles from './DifferenceTable.module.css';
import { differenceOf, folded } from './difference';

interface DifferenceTableProps {
  left: string;
  right: string;
}

const marks = { same: ' ', removed: '−', added: '+' } as const;

/** One code under the other, as a list of lines with what was taken away and added. */
export function DifferenceTable({ left, right }: DifferenceTableProps) {
  const { t } = useTranslation('difference');
  const lines = useMemo(() => differenceOf(left, right), [left, right]);
  if (lines.every((line) => line.kind === 'same')) {
    return <EmptyState text={t('equal')} />;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard
    <section className={styles.box} tabIndex={0} aria-label={t('title')}>
      <table className={styles.table}>
        <tbody>
          {folded(lines).map((line, at) =>
            line.kind === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn anew as a whole
              <tr key={at} className={styles.gap}>
                <td colSpan={4}>{t('gap', { count: line.count })}</td>
              </tr>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn anew as a whole
              <tr key={at} className={styles[line.kind]} data-kind={line.kind}>
                <td className={styles.number}>{line.left}</td>
                <td className={styles.number}>{line.right}</td>
                <td className={styles.mark}>{marks[line.kind]}</td>
                <td className={styles.text}>
                  <code>{line.text}</code>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
