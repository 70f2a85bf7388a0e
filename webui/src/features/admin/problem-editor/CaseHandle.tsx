import type { PointerEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/classNames';
import { Icon } from '../../../shared/ui/Icon';
import { IconGripVertical } from '../../../shared/ui/icons';
import styles from './cases.module.css';

interface CaseHandleProps {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

const mark = 'data-case';

/** The number of a case, by which it is dragged to another place or moved by the arrow keys. */
export function CaseHandle({ index, count, onMove }: CaseHandleProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [isDragged, setDragged] = useState(false);
  const moveTo = (to: number) => {
    if (to === index || to < 0 || to >= count) return;
    onMove(index, to);
    // The row is drawn anew at its new place; the keyboard goes with it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[${mark}="${to}"]`)?.focus({ preventScroll: true }),
    );
  };
  const drop = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isDragged) return;
    setDragged(false);
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest('tr');
    const under = row?.querySelector(`[${mark}]`)?.getAttribute(mark);
    if (under) moveTo(Number(under));
  };
  return (
    <button
      type="button"
      className={classNames(styles.handle, isDragged && styles.dragged)}
      {...{ [mark]: index }}
      aria-label={t('cases.move', { number: index + 1 })}
      title={t('cases.moveHint')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerUp={drop}
      onPointerCancel={() => setDragged(false)}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        moveTo(index + step);
      }}
    >
      <Icon icon={IconGripVertical} size={14} />
      {index + 1}
    </button>
  );
}
