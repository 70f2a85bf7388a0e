import { useEffect, useState } from 'react';

/** Typing must not wait for Markdown and formulas. In milliseconds. */
const previewPause = 250;

/** The text as it was when its writer last paused. */
export function useResting(value: string): string {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), previewPause);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}
