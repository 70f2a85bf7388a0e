import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../shared/ui/layout.module.css';
import type { RollCell } from '../roll/types';
import styles from './Stage.module.css';

interface RollCellViewProps {
  displayId: string;
  cell: RollCell | undefined;
  isPicked: boolean;
}

function stateOf(cell: RollCell | undefined): string | undefined {
  if (!cell) return undefined;
  if (cell.solvedAt !== null) return cell.isFirst ? 'first' : 'solved';
  if (cell.hidden > 0) return 'sealed';
  return cell.errors > 0 ? 'failed' : undefined;
}

function RollCellDrawing({ displayId, cell, isPicked }: RollCellViewProps) {
  const { t } = useTranslation('scrollBoard');
  const state = stateOf(cell);
  if (!cell || !state) return <span className={styles.cell} />;
  const { errors, hidden, solvedAt } = cell;
  const failed = errors > 0 ? `−${errors}` : '';
  return (
    <span className={styles.cell} data-state={state} data-picked={isPicked || undefined}>
      <span className={layout.hiddenText}>
        {displayId} {state === 'first' && t('first')} {errors > 0 && t('failed', { count: errors })}
        {state === 'sealed' && t('sealed', { count: hidden })}
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

/** What one row says of one problem. */
export const RollCellView = memo(RollCellDrawing);
