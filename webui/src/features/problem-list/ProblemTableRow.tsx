import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { useLocale } from '../../shared/i18n/useLocale';
import { DifficultyChip } from '../../shared/ui/DifficultyChip';
import { Link } from '../../shared/ui/Link';
import { AcceptanceBar } from './AcceptanceBar';
import { OwnMark } from './OwnMark';
import styles from './ProblemTable.module.css';
import { TagButton } from './TagButton';
import type { Difficulty, ProblemRow } from './types';

interface ProblemTableRowProps {
  problem: ProblemRow;
  level: Difficulty | undefined;
  /** Readers who have not logged in have no column of their own. */
  hasMark: boolean;
  ownStatus: number | undefined;
  showsTags: boolean;
  onTag: (id: number) => void;
  onPoint: (problem: ProblemRow) => void;
}

/** A click anywhere opens the problem; the title is the link for keyboards and new tabs. */
export function ProblemTableRow({
  problem,
  level,
  hasMark,
  ownStatus,
  showsTags,
  onTag,
  onPoint,
}: ProblemTableRowProps) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const address = to('ProblemDetails', { problemID: problem.problemId });
  return (
    <tr
      className={styles.row}
      onPointerEnter={() => onPoint(problem)}
      onFocus={() => onPoint(problem)}
      onClick={(event) => {
        const isOnControl = event.target instanceof Element && event.target.closest('a, button');
        if (!isOnControl && !window.getSelection()?.toString()) navigate(address);
      }}
    >
      {hasMark && (
        <td className={styles.mark}>
          <OwnMark status={ownStatus} />
        </td>
      )}
      <td data-kind="id" className={styles.id}>
        {problem.problemId}
      </td>
      <td className={styles.title}>
        <Link href={address} className={styles.link}>
          {problem.titles?.[locale] || problem.title}
        </Link>
        {showsTags && problem.tags.length > 0 && (
          <span className={styles.tags}>
            {problem.tags.map((tag) => (
              <TagButton key={tag.id} tag={tag} onClick={() => onTag(tag.id)} />
            ))}
          </span>
        )}
      </td>
      <td className={styles.difficulty}>
        {problem.difficulty !== null && (
          <DifficultyChip difficulty={problem.difficulty} {...level} />
        )}
      </td>
      <td data-align="end" data-hide="narrow">
        {problem.total.toLocaleString(locale)}
      </td>
      <td className={styles.rate} data-hide="narrow">
        <AcceptanceBar accepted={problem.ac} total={problem.total} />
      </td>
    </tr>
  );
}
