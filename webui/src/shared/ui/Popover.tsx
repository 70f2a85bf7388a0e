import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Popover.module.css';
import { useDismiss } from './useDismiss';

interface PopoverTriggerAttributes {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface PopoverProps {
  /** Draws the button; the attributes must reach it. */
  trigger: (attributes: PopoverTriggerAttributes) => ReactNode;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

const gap = 6;

/** A panel under its button, fixed on the screen so that no scrolling box cuts it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);
  useDismiss(isOpen, area, (reason) => {
    close();
    if (reason === 'escape') area.current?.querySelector('button')?.focus();
  });

  useLayoutEffect(() => {
    if (!isOpen || !area.current || !panel.current) return;
    place(panel.current, area.current.getBoundingClientRect());
    window.addEventListener('resize', close);
    window.addEventListener('scroll', close);
    return () => {
      window.removeEventListener('resize', close);
      window.removeEventListener('scroll', close);
    };
  });

  return (
    <span ref={area} className={styles.area}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-controls': panelId,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div ref={panel} id={panelId} role="dialog" aria-label={label} className={styles.panel}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </span>
  );
}

function place(panel: HTMLElement, box: DOMRect): void {
  // Where it would stand by itself the edge of the screen may squeeze it.
  panel.style.left = '0';
  const width = panel.offsetWidth;
  const height = panel.offsetHeight;
  const fitsBelow = box.bottom + gap + height <= window.innerHeight;
  const top = fitsBelow ? box.bottom + gap : Math.max(gap, box.top - gap - height);
  const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
}
