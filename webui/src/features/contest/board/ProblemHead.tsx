import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { problemTitle } from '../../../entities/contest/contestRules';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Link } from '../../../shared/ui/Link';
import styles from './Board.module.css';

/** A problem as the head of its column. */
export interface BoardProblem {
  displayId: string;
  displayTitle: string;
  /** In further languages. */
  titles?: Readonly<Record<string, string>>;
  /** Of its balloon. */
  color: string | null;
  /** Null where the reader may not know them. */
  ac: number | null;
  total: number | null;
}

interface ProblemHeadProps {
  problem: BoardProblem;
  /** Whose page of the problem it leads to; null where the reader has none. */
  contestID: number | null;
}

export function ProblemHead({ problem, contestID }: ProblemHeadProps) {
  const { t } = useTranslation('contestBoard');
  const { displayId, color, ac, total } = problem;
  const name = (
    <>
      {color && (
        <span className={styles.balloon} style={{ background: color }} aria-hidden="true" />
      )}
      {displayId}
    </>
  );
  return (
    <span className={styles.problem} title={problemTitle(problem, useLocale())}>
      {contestID !== null ? (
        <Link
          href={to('ContestProblemDetails', { contestID, problemID: displayId })}
          className={styles.problemName}
        >
          {name}
        </Link>
      ) : (
        <span className={styles.problemName}>{name}</span>
      )}
      {ac !== null && total !== null && (
        <small title={t('column.counts')}>{`${ac}/${total}`}</small>
      )}
    </span>
  );
}
