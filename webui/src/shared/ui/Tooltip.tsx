import { type ReactNode, useId, useState } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  text: string;
  children: ReactNode;
}

/** More about a word, on hover and on focus. Never the only place of a fact that is needed. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the control inside it
    <span
      className={styles.area}
      aria-describedby={isShown ? id : undefined}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false);
      }}
    >
      {children}
      {isShown && (
        <span role="tooltip" id={id} className={styles.bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
