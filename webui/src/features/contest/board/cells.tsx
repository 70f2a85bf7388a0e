import { Icon } from '../../../shared/ui/Icon';
import layout from '../../../shared/ui/layout.module.css';
import styles from './Board.module.css';
import type { AcmCell } from './boardRows';
import type { BoardWords } from './boardWords';
import { IconFlag } from './icons';

/** Whole minutes, as boards count (contract scoreboard.md §5). */
export const minutesOf = (seconds: number): number => Math.floor(seconds / 60);

// Called for each cell, not drawn as components: a board has thousands.

/** When it was solved, and by how many tries. */
export function acmCell(cell: AcmCell, words: BoardWords) {
  const { errorNum, tryNum = 0 } = cell;
  if (cell.isAC) {
    const when = cell.isAfterContest ? (
      <span title={words.afterContest}>*</span>
    ) : (
      minutesOf(cell.ACTime ?? 0)
    );
    return (
      <div className={styles.cell} data-result={cell.isFirstAC ? 'first' : 'solved'}>
        <strong>{when}</strong>
        <small>
          {words.tries(errorNum + 1)}
          {cell.isFirstAC && (
            <>
              <Icon icon={IconFlag} size={12} />
              <span className={layout.hiddenText}>{words.first}</span>
            </>
          )}
        </small>
      </div>
    );
  }
  if (tryNum > 0) {
    return (
      <div className={styles.cell} data-result="sealed">
        <strong>?</strong>
        <small>{words.triesAndHidden(errorNum, tryNum)}</small>
      </div>
    );
  }
  if (errorNum === 0) return null;
  return (
    <div className={styles.cell} data-result="failed">
      <strong aria-hidden="true">{`−${errorNum}`}</strong>
      <small>{words.tries(errorNum)}</small>
    </div>
  );
}

/** The score, null where there is none for what was submitted; and the time of one that is full. */
export function oiCell(score: number | null, fullTime: number | undefined, words: BoardWords) {
  if (score === null) return <div className={styles.cell}>—</div>;
  const result = fullTime !== undefined ? 'solved' : score > 0 ? 'partly' : 'failed';
  return (
    <div className={styles.cell} data-result={result}>
      <strong>{score}</strong>
      {fullTime !== undefined && <small>{words.milliseconds(fullTime)}</small>}
    </div>
  );
}
