import { followVerdict } from '../../entities/submission/awaitedVerdicts';
import { useOnChange } from '../../shared/lib/useOnChange';
import type { Submission } from './types';

/** This page tells the verdict; when it is left before, the next ones do. */
export function useFollowedVerdict(submission: Submission | null): void {
  useOnChange(
    () => (submission ? followVerdict(submission) : undefined),
    submission?.submitId,
    submission?.status,
  );
}
