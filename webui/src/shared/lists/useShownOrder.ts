import { useRef, useState } from 'react';

/** Rows, and how to show them in another order before the server has taken it: until the last of those
 * that are `taken` has come to its end. What is read meanwhile may be older than what is shown. */
export function useShownOrder<Rows>(
  stored: Rows,
): [rows: Rows, show: (rows: Rows, taken: Promise<unknown>) => void] {
  const [shown, setShown] = useState<{ rows: Rows } | null>(null);
  const underWay = useRef(0);
  const show = (rows: Rows, taken: Promise<unknown>) => {
    underWay.current += 1;
    setShown({ rows });
    const end = () => {
      underWay.current -= 1;
      if (underWay.current === 0) setShown(null);
    };
    // Whoever draws what was read is told of it a moment after it has come.
    void taken.finally(() => setTimeout(end));
  };
  return [shown ? shown.rows : stored, show];
}
