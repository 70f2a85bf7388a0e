import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { readStored, type StorageKey, writeStored } from '../../lib/storageKeys';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { IconChevronLeft } from '../icons';
import styles from './SplitPane.module.css';
import {
  draggedTo,
  leastWidth,
  movedBy,
  openingWidth,
  parseWidth,
  resetWidth,
  type SplitState,
} from './splitRules';

export interface SplitPaneHandle {
  /** Back to the usual widths. */
  reset: () => void;
  /** Takes the right pane away, or brings it back. */
  fold: (isFolded: boolean) => void;
}

interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** Where the left pane's width is kept. */
  storageKey: StorageKey;
  /** Accessible name of the divider. */
  label: string;
  /** Name of the button that brings a collapsed right pane back. */
  expandLabel: string;
  /** The right pane went away or came back, whoever did it. */
  onFold?: (isFolded: boolean) => void;
  className?: string;
  ref?: Ref<SplitPaneHandle>;
}

/** Two panes with a divider for pointer, finger and keys; the right one can be pushed away. */
export function SplitPane(props: SplitPaneProps) {
  const { storageKey, onFold } = props;
  const group = useRef<HTMLDivElement>(null);
  const leftId = useId();
  /** How far from the divider's edge it was taken, in px; null while nobody holds it. */
  const grip = useRef<number | null>(null);
  const [state, setState] = useState<SplitState>(() => ({
    width: openingWidth(window.innerWidth, parseWidth(readStored(storageKey))),
    isFolded: false,
  }));
  const { width, isFolded } = state;
  const available = () => group.current?.clientWidth || window.innerWidth;

  const move = (next: SplitState, isToKeep: boolean) => {
    setState(next);
    if (next.isFolded !== isFolded) onFold?.(next.isFolded);
    if (isToKeep && !next.isFolded) writeStored(storageKey, String(next.width));
  };
  const reset = () => move({ width: resetWidth, isFolded: false }, true);
  const fold = (isGone: boolean) => move({ ...state, isFolded: isGone }, false);
  useImperativeHandle(props.ref, () => ({ reset, fold }));

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Nothing shall be selected on the way; but the divider takes the focus.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = event.clientX - event.currentTarget.getBoundingClientRect().left;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = group.current?.getBoundingClientRect();
    if (grip.current === null || !box) return;
    move(draggedTo(event.clientX - grip.current - box.left, box.width, state), false);
  };
  const release = () => {
    if (grip.current !== null) move(state, true);
    grip.current = null;
  };

  return (
    <div
      ref={group}
      className={classNames(styles.group, props.className)}
      style={{ '--left': `${width}px` } as CSSProperties}
      data-folded={isFolded || undefined}
    >
      <div id={leftId} className={classNames(styles.panel, styles.left)}>
        {props.left}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged */}
      <div
        role="separator"
        tabIndex={0}
        className={styles.divider}
        aria-label={props.label}
        aria-controls={leftId}
        aria-orientation="vertical"
        aria-valuenow={isFolded ? available() : width}
        aria-valuemin={leastWidth}
        aria-valuemax={available()}
        onKeyDown={(event) => {
          const next = movedBy(event.key, available(), state);
          if (!next) return;
          event.preventDefault();
          move(next, true);
        }}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onDoubleClick={reset}
      />
      <div className={classNames(styles.panel, styles.right)}>{props.right}</div>
      {isFolded && (
        <IconButton
          icon={IconChevronLeft}
          label={props.expandLabel}
          className={styles.expand}
          onClick={() => fold(false)}
        />
      )}
    </div>
  );
}
