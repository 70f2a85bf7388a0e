import { useMemo } from 'react';
import { useTimedWorkHere } from '../../../entities/timed-work/TimedWorkContext';
import type { EditorLook } from '../../../shared/editor/editorSettings';

/** The editor's look, without what the exam around the page does not allow. */
export function useExamLook(look: Partial<EditorLook> | undefined): Partial<EditorLook> {
  const work = useTimedWorkHere();
  const completes = work === null || work.readsAll || work.work.exam.completion;
  return useMemo(
    () => (completes ? { ...look } : { ...look, completes: false }),
    [look, completes],
  );
}
