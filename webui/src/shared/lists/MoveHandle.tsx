import type { PointerEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import { IconGripVertical } from '../ui/icons';
import styles from './rows.module.css';

interface MoveHandleProps {
  /** Where the row stands, from 0, and how many there are. */
  index: number;
  count: number;
  /** Names the row; read aloud. */
  label: string;
  hint: string;
  onMove: (from: number, to: number) => void;
  className?: string | undefined;
  children: ReactNode;
}

const mark = 'data-place';

/** Drags a row of a table to another place, or moves it by the arrow keys. */
export function MoveHandle({
  index,
  count,
  label,
  hint,
  onMove,
  className,
  children,
}: MoveHandleProps) {
  const [isDragged, setDragged] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isFollowed = useRef(false);
  // A row that is drawn at its new place has lost the focus: the keyboard goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what has changed
  useLayoutEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    button.current?.focus({ preventScroll: true });
  }, [index]);
  const moveTo = (to: number) => {
    if (to === index || to < 0 || to >= count) return;
    isFollowed.current = true;
    onMove(index, to);
  };
  const drop = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isDragged) return;
    setDragged(false);
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest('tr');
    // A place in another table is none in this one.
    if (row?.closest('table') !== event.currentTarget.closest('table')) return;
    const under = row?.querySelector(`[${mark}]`)?.getAttribute(mark);
    if (under) moveTo(Number(under));
  };
  return (
    <button
      ref={button}
      type="button"
      className={classNames(styles.handle, isDragged && styles.dragged, className)}
      {...{ [mark]: index }}
      aria-label={label}
      title={hint}
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
      {children}
    </button>
  );
}
