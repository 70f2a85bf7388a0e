import { useTranslation } from 'react-i18next';
import styles from './Board.module.css';
import type { BoardRule } from './boardRows';

const results = {
  acm: ['acm.first', 'acm.solved', 'acm.failed', 'acm.sealed'],
  oi: ['oi.solved', 'oi.partly', 'oi.failed'],
} as const;

/** What the colours of the cells mean. */
export function Legend({ rule }: { rule: BoardRule }) {
  const { t } = useTranslation('contestBoard');
  return (
    <ul className={styles.legend}>
      {results[rule].map((result) => (
        <li key={result}>
          <span
            className={styles.sample}
            data-result={result.slice(result.indexOf('.') + 1)}
            aria-hidden="true"
          />
          {t(`legend.${result}`)}
        </li>
      ))}
    </ul>
  );
}
