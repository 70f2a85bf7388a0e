import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './groups.module.css';
import { shortened } from './nameWidth';

/** S3 §9: after a second, one px in 20 ms. */
const pixelsPerSecond = 50;
const delaySeconds = 1;

/** A name that its line has no room for runs through it, to its end and back; it stands, shortened,
 * for whoever wants no motion. */
export function RunningName({ name }: { name: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const [outer, inner] = [line.current, text.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const watching = new ResizeObserver(() =>
      setHidden(Math.max(0, inner.scrollWidth - outer.clientWidth)),
    );
    watching.observe(outer);
    return () => watching.disconnect();
  }, []);
  const motion = {
    '--hidden': `${-hidden}px`,
    '--run': `${hidden / pixelsPerSecond}s`,
    '--wait': `${delaySeconds}s`,
  } as CSSProperties;
  return (
    <span ref={line} className={styles.line} data-runs={hidden > 0 || undefined}>
      <span ref={text} className={styles.running} style={motion}>
        {name}
      </span>
      <span className={styles.standing}>{shortened(name)}</span>
    </span>
  );
}
