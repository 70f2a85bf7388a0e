import { memo } from 'react';
import { Avatar } from '../../../shared/ui/Avatar';
import { Icon } from '../../../shared/ui/Icon';
import layout from '../../../shared/ui/layout.module.css';
import { IconStarFilled } from '../icons';
import type { Medal, RollRow } from '../roll/types';
import { rollCell } from './rollCell';
import type { RollWords } from './rollWords';
import styles from './Stage.module.css';

export const minutesOf = (seconds: number): number => Math.floor(seconds / 60);

interface RollContentProps {
  row: RollRow;
  displayIds: readonly string[];
  /** The problem that is pointed at; null on the other rows. */
  picked: string | null;
  words: RollWords;
}

interface RollRowViewProps extends RollContentProps {
  /** Null for those who take part without a place. */
  rank: number | null;
  /** px from the top of the board. */
  top: number;
  isCurrent: boolean;
  isMoving: boolean;
  /** Once it has been given. */
  medal: Medal | null;
}

function RollRowDrawing(props: RollRowViewProps) {
  const { row, rank, displayIds, picked, words } = props;
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${props.top}px)` }}
      data-current={props.isCurrent || undefined}
      data-moving={props.isMoving || undefined}
      data-medal={props.medal ?? undefined}
    >
      <span className={styles.rank}>
        {rank ?? (
          <>
            <Icon icon={IconStarFilled} size={20} />
            <span className={layout.hiddenText}>{words.star}</span>
          </>
        )}
      </span>
      <RollContent row={row} displayIds={displayIds} picked={picked} words={words} />
    </li>
  );
}

function RollContentDrawing({ row, displayIds, picked, words }: RollContentProps) {
  const { name, school, avatar } = row.contestant;
  return (
    <>
      <span className={styles.face}>
        <Avatar name={name} image={avatar} size="large" />
      </span>
      <span className={styles.team}>
        <strong className={layout.truncate}>{name}</strong>
        {school && <small className={layout.truncate}>{school}</small>}
      </span>
      {displayIds.map((displayId) =>
        rollCell({
          displayId,
          cell: row.cells[displayId],
          isPicked: picked === displayId,
          words,
        }),
      )}
      <strong className={styles.solved}>{row.solved}</strong>
      <span className={styles.time}>{minutesOf(row.penalty)}</span>
    </>
  );
}

/** Whoever is overtaken says what he said, at another place. */
const RollContent = memo(RollContentDrawing);

/** Of hundreds of rows only those that say something else are drawn anew. */
export const RollRowView = memo(RollRowDrawing);
