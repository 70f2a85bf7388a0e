import { useEffect, useRef, useState } from 'react';
import { foldCode } from '../../lib/foldCode';
import { lazyModule, useLazyModule } from '../../lib/lazyModule';
import { useOnChange } from '../../lib/useOnChange';
import { classNames } from '../classNames';
import { MissingPart } from '../MissingPart';
import { Skeleton } from '../Skeleton';
import styles from './RichText.module.css';

interface RichTextProps {
  /** Markdown or HTML as the author wrote it. */
  source: string;
  className?: string;
  /** Words behind which blocks of code stay until they are opened; null shows them. */
  foldedCode?: string | null;
}

const parser = lazyModule(() => import('../../lib/richText'));
const formulas = lazyModule(() => import('../../lib/drawMath'));

/** A statement, an announcement, a comment. Parser and formulas are loaded when first needed. */
export function RichText({ source, className, foldedCode = null }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const reading = useLazyModule(parser);
  const [hasFormulas, setHasFormulas] = useState(false);
  const drawing = useLazyModule(formulas, hasFormulas);

  useEffect(() => {
    if (!reading.module || !place.current) return;
    const read = reading.module.renderRichText(source);
    if (foldedCode !== null) foldCode(read.fragment, foldedCode);
    // Long lines are scrolled sideways, by the keyboard too.
    for (const block of read.fragment.querySelectorAll('pre')) block.tabIndex = 0;
    place.current.replaceChildren(read.fragment);
    setHasFormulas(read.hasFormulas);
  }, [source, reading.module, foldedCode]);

  useOnChange(
    () => {
      // Until they are drawn, formulas stand as their source.
      const undrawn = place.current?.querySelector('[data-tex]');
      if (undrawn && place.current) void drawing.module?.drawMath(place.current);
    },
    source,
    reading.module,
    drawing.module,
  );

  return (
    <>
      {reading.error !== null && <MissingPart reason="missing" onRetry={reading.retry} />}
      {!reading.module && reading.error === null && <Skeleton lines={3} />}
      {drawing.error !== null && <MissingPart reason="missing" onRetry={drawing.retry} />}
      <div ref={place} className={classNames(styles.rich, className)} />
    </>
  );
}
