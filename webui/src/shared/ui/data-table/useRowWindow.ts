import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowWindow, rowsInSight, type Stretch, stretches } from './rowWindow';

/** Shorter tables are drawn whole: then the browser finds every word in them. */
export const longTable = 100;
/** The same of a table that scrolls in its own box however short it is. */
export const longBox = 30;
/** Until a row has been measured, in px. */
const usualRow = 36;
const usualBox = 720;

export interface VirtualRows {
  stretches: Stretch[];
  /** px */
  rowHeight: number;
  /** Told when the focus enters and leaves a row. */
  onFocusRow: (row: number | null) => void;
  showRow: (row: number) => void;
}

/** Follows the scrolling of `box`; the rows' bodies stand in `body`. Unless it `isLong` all are drawn. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  count: number,
  isLong: boolean,
): VirtualRows {
  const rowHeight = useRef(usualRow);
  const [isPrinting, setPrinting] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);
  const look = useCallback((): RowWindow => {
    const height = box.current?.clientHeight || usualBox;
    const top = box.current?.scrollTop ?? 0;
    return rowsInSight({ top, height, rowHeight: rowHeight.current }, count);
  }, [box, count]);
  const [seen, setSeen] = useState(look);
  const follow = useCallback(
    () =>
      setSeen((before) => {
        const next = look();
        return next.first === before.first && next.end === before.end ? before : next;
      }),
    [look],
  );

  useLayoutEffect(() => {
    const place = box.current;
    if (!isLong || !place) return;
    const measured = body.current?.querySelector<HTMLElement>('tr[aria-rowindex]')?.offsetHeight;
    if (measured) rowHeight.current = measured;
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(place);
    place.addEventListener('scroll', follow, { passive: true });
    // On paper nobody can scroll.
    const print = () => flushSync(() => setPrinting(true));
    const printed = () => setPrinting(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', printed);
    return () => {
      resized.disconnect();
      place.removeEventListener('scroll', follow);
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', printed);
    };
  }, [box, body, isLong, follow]);

  // What was seen may have been of a list that was longer.
  const inSight = seen.end <= count ? seen : look();
  const drawn = isLong && !isPrinting ? inSight : { first: 0, end: count };
  return {
    stretches: stretches(drawn, count, isLong ? focused : null),
    rowHeight: rowHeight.current,
    onFocusRow: setFocused,
    showRow: (row) => {
      const place = box.current;
      if (!place || !isLong) return;
      place.scrollTop = Math.max(0, (row - 2) * rowHeight.current);
      follow();
    },
  };
}
