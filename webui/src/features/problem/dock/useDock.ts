import { useState } from 'react';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { isInProgress } from '../../../shared/lib/verdict';
import type { SubmissionInHand } from '../useSubmission';
import { closeVerdict, isVerdictClosed } from './closedVerdicts';

/** The panels below the code; one is open at a time, so that code and submit button stay in sight. */
export interface Dock {
  open: 'verdict' | 'testRun' | null;
  /** False once the reader has closed the verdict that is there. */
  showsVerdict: boolean;
  toggle: (panel: 'verdict' | 'testRun') => void;
  closeVerdict: () => void;
}

export function useDock({ submission, isSending }: SubmissionInHand): Dock {
  const submitId = submission?.submitId ?? null;
  const isRunning = isSending || (submission !== null && isInProgress(submission.status));
  const [open, setOpen] = useState<Dock['open']>(null);
  const [closedId, setClosedId] = useState<number | null>(null);
  // Who has submitted waits for the verdict; an earlier one is but a line.
  useOnChange(() => {
    if (isRunning) setOpen('verdict');
  }, isRunning);
  return {
    open,
    showsVerdict:
      isSending || (submitId !== null && submitId !== closedId && !isVerdictClosed(submitId)),
    toggle: (panel) => setOpen(open === panel ? null : panel),
    closeVerdict: () => {
      if (submitId !== null) closeVerdict(submitId);
      setClosedId(submitId);
      setOpen((before) => (before === 'verdict' ? null : before));
    },
  };
}
