import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, storageKeys, writeStored } from '../../../shared/lib/storageKeys';
import styles from './DockDivider.module.css';
import { draggedTo, leastShare, mostShare, movedBy, parseShare, usualShare } from './dockRules';

/** The upper edge of the panel that follows it in the pane: dragged, moved by keys, remembered for
 * every problem. It tells the pane by a property of its style: nothing is drawn while it moves. */
export function DockDivider() {
  const { t } = useTranslation('problem');
  const divider = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const [share, setShare] = useState(() => parseShare(readStored(storageKeys.problemDock)));
  useLayoutEffect(() => {
    divider.current?.parentElement?.style.setProperty('--dock', `${share}%`);
  }, [share]);

  const keep = (next: number) => {
    setShare(next);
    writeStored(storageKeys.problemDock, String(next));
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    isHeld.current = true;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const pane = event.currentTarget.parentElement;
    const panel = event.currentTarget.nextElementSibling;
    if (!isHeld.current || !pane || !panel) return;
    const { bottom } = panel.getBoundingClientRect();
    setShare(draggedTo(event.clientY, bottom, pane.getBoundingClientRect().height));
  };
  const release = () => {
    if (isHeld.current) keep(share);
    isHeld.current = false;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged
    <div
      ref={divider}
      role="separator"
      tabIndex={0}
      className={styles.divider}
      aria-label={t('dock.divider')}
      aria-orientation="horizontal"
      aria-valuenow={share}
      aria-valuemin={leastShare}
      aria-valuemax={mostShare}
      onKeyDown={(event) => {
        const next = movedBy(event.key, share);
        if (next === null) return;
        event.preventDefault();
        keep(next);
      }}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => keep(usualShare)}
    />
  );
}
