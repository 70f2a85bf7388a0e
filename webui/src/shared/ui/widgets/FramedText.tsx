import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyModule, useLazyModule } from '../../lib/lazyModule';
import { copySheets, fillFrame } from '../../lib/textFrame';
import { currentTheme, subscribeToTheme } from '../../lib/theme';
import { useOnChange } from '../../lib/useOnChange';
import { MissingPart } from '../MissingPart';
import { Skeleton } from '../Skeleton';
import styles from './FramedText.module.css';
import rich from './RichText.module.css';

interface FramedTextProps {
  /** Markdown or HTML as the author wrote it. */
  source: string;
  /** What the frame is called to a screen reader. */
  title: string;
  /** Words behind which blocks of code stay until they are opened; null shows them. */
  foldedCode?: string | null;
}

/** In px; a taller text scrolls in its frame. */
const tallest = 20_000;
/** A text that is as tall as its frame and a bit would make it grow for ever. */
const mostTurns = 100;

const parser = lazyModule(() => import('../../lib/richText'));
const formulas = lazyModule(() => import('../../lib/drawMath'));

/** A text of those who run the site: whatever they write stands there, nothing is taken out (S2 §6). It stands
 * in a frame of its own, in which no script runs and no form is sent, and out of which nothing reaches: neither
 * its styles and names nor what would be laid over the page. */
export function FramedText({ source, title, foldedCode = null }: FramedTextProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const parsing = useLazyModule(parser);
  const [hasFormulas, setHasFormulas] = useState(false);
  const drawing = useLazyModule(formulas, hasFormulas);

  useEffect(() => {
    if (!inside || !parsing.module) return;
    const dress = { root: styles.root ?? '', body: `${rich.rich} ${styles.body}` };
    const text = parsing.module.renderWhole(source);
    setHasFormulas(fillFrame(inside, text, dress, foldedCode));
  }, [inside, parsing.module, source, foldedCode]);

  useOnChange(
    () => {
      if (!inside?.querySelector('[data-tex]')) return;
      void drawing.module?.drawMath(inside.body).then(() => copySheets(inside));
    },
    source,
    inside,
    parsing.module,
    drawing.module,
  );

  useEffect(() => {
    if (inside) inside.documentElement.dataset.theme = theme;
  }, [inside, theme]);

  useEffect(() => {
    if (!inside) return;
    let turns = 0;
    const watching = new ResizeObserver(() => {
      turns += 1;
      if (!frame.current || turns > mostTurns) return;
      frame.current.style.height = `${Math.min(inside.body.offsetHeight, tallest)}px`;
    });
    watching.observe(inside.body);
    return () => watching.disconnect();
  }, [inside]);

  return (
    <>
      {parsing.error !== null && <MissingPart reason="missing" onRetry={parsing.retry} />}
      {drawing.error !== null && <MissingPart reason="missing" onRetry={drawing.retry} />}
      {!parsing.module && parsing.error === null && <Skeleton lines={3} />}
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        // The same origin is what lets this page write into it and measure it; scripts it has none.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc="<!doctype html>"
        onLoad={() => setInside(frame.current?.contentDocument ?? null)}
      />
    </>
  );
}
