import layout from '../../../shared/ui/layout.module.css';
import type { RollCell } from '../roll/types';
import type { RollWords } from './rollWords';
import styles from './Stage.module.css';

interface ShownCell {
  displayId: string;
  cell: RollCell | undefined;
  isPicked: boolean;
  words: RollWords;
}

function stateOf(cell: RollCell | undefined): string | undefined {
  if (!cell) return undefined;
  if (cell.solvedAt !== null) return cell.isFirst ? 'first' : 'solved';
  if (cell.hidden > 0) return 'sealed';
  return cell.errors > 0 ? 'failed' : undefined;
}

/** What one row says of one problem. Called, not drawn as a component: a row that comes into sight has
 * one for each problem. */
export function rollCell({ displayId, cell, isPicked, words }: ShownCell) {
  const state = stateOf(cell);
  if (!cell || !state) return <span key={displayId} className={styles.cell} />;
  const { errors, hidden, solvedAt } = cell;
  const failed = errors > 0 ? `−${errors}` : '';
  return (
    <span
      key={displayId}
      className={styles.cell}
      data-state={state}
      data-picked={isPicked || undefined}
    >
      <span className={layout.hiddenText}>
        {displayId} {state === 'first' && words.first} {errors > 0 && words.failed(errors)}
        {state === 'sealed' && words.sealed(hidden)}
      </span>
      {solvedAt !== null ? (
        <>
          <strong>{Math.floor(solvedAt / 60)}</strong>
          <small aria-hidden="true">{failed}</small>
        </>
      ) : (
        <>
          <strong aria-hidden="true">{hidden > 0 ? '?' : failed}</strong>
          {hidden > 0 && <small aria-hidden="true">{`${failed} +${hidden}`}</small>}
        </>
      )}
    </span>
  );
}
