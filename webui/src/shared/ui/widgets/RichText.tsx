import { useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames';
import { Skeleton } from '../Skeleton';
import styles from './RichText.module.css';

interface RichTextProps {
  /** Markdown or HTML as the author wrote it. */
  source: string;
  className?: string;
}

/** A statement, an announcement, a comment. Parser and formulas are loaded when first needed. */
export function RichText({ source, className }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    let isStale = false;
    const show = async () => {
      const { renderRichText } = await import('../../lib/richText');
      const { fragment, hasFormulas } = renderRichText(source);
      if (isStale || !place.current) return;
      place.current.replaceChildren(fragment);
      setReady(true);
      if (!hasFormulas) return;
      const { drawMath } = await import('../../lib/drawMath');
      if (!isStale && place.current) await drawMath(place.current);
    };
    void show();
    return () => {
      isStale = true;
    };
  }, [source]);

  return (
    <>
      {!isReady && <Skeleton lines={3} />}
      <div ref={place} className={classNames(styles.rich, className)} />
    </>
  );
}
