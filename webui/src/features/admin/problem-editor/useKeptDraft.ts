import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft } from './newDraft';
import type { ProblemForm } from './problemForm';

/** In ms: a key is kept at the latest so much later, and at once when the page goes away. */
const pause = 500;

/** Keeps the form of a new problem (`uid` null: of none) as it is written. */
export function useKeptDraft(form: UseFormReturn<ProblemForm>, uid: string | null) {
  const timer = useRef(0);
  useLayoutEffect(() => {
    if (uid === null) return;
    const keep = () => {
      clearTimeout(timer.current);
      timer.current = 0;
      keepDraft(uid, form.getValues());
    };
    const keepNow = () => {
      if (timer.current !== 0) keep();
    };
    const { unsubscribe } = form.watch(() => {
      if (timer.current === 0) timer.current = window.setTimeout(keep, pause);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, uid]);

  /** The problem is stored, or begun anew. */
  return () => {
    clearTimeout(timer.current);
    timer.current = 0;
    if (uid !== null) dropDraft(uid);
  };
}
