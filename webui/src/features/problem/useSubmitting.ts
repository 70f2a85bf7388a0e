import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimedWorkHere } from '../../entities/timed-work/TimedWorkContext';
import type { CodeEditorHandle } from '../../shared/editor/CodeEditor';
import { verdictCodes } from '../../shared/lib/verdict';
import { openLogin } from '../../shared/session/loginRequest';
import { toast } from '../../shared/ui/toast';
import { codeFault, longestCode } from './codeRules';
import type { ContestGate } from './contest/useContestGate';
import { useHidesResults } from './contest/useHidesResults';
import type { ProblemInfo } from './types';
import type { Solution } from './useSolution';
import type { SubmissionInHand } from './useSubmission';

interface SubmittingInput {
  info: ProblemInfo;
  solution: Pick<Solution, 'language' | 'readCode'>;
  inHand: SubmissionInHand;
  isLoggedIn: boolean;
  /** What the place asks before. */
  gate: Pick<ContestGate, 'mayPass'>;
  editor: RefObject<CodeEditorHandle | null>;
}

const wishes = ['luck', 'tests', 'fingers', 'verdict'] as const;

/** What stands between the writer and a submission, and what the page says about it (S1 §5, §8). */
export function useSubmitting({
  info,
  solution,
  inHand,
  isLoggedIn,
  gate,
  editor,
}: SubmittingInput) {
  const { t } = useTranslation('problem');

  const mayBeSent = (): boolean => {
    if (!isLoggedIn) {
      toast.warning(t('submit.loginFirst'));
      openLogin();
      return false;
    }
    const fault = codeFault(solution.readCode());
    if (fault === null) return true;
    toast.error(t(`submit.${fault}`, { limit: longestCode }));
    editor.current?.focus();
    return false;
  };

  const submit = async () => {
    if (info.problem.unsupported || inHand.isSending || inHand.wait > 0 || !mayBeSent()) return;
    if (!(await gate.mayPass())) return;
    if (!(await inHand.submit(solution.language, solution.readCode()))) return;
    const wish = wishes[Math.floor(Math.random() * wishes.length)] ?? 'luck';
    const luck = t(`submit.luck.${wish}`);
    toast.success(t('submit.done', { luck }));
  };

  const hidesResults = useHidesResults();
  const keepsResults = useTimedWorkHere()?.seesResults === false;
  const told = useRef<number | null>(null);
  const { submission } = inHand;
  useEffect(() => {
    // Where all know that results are kept back, none was waited for.
    if (hidesResults || keepsResults || inHand.isOld || submission?.status !== verdictCodes.hidden)
      return;
    if (told.current === submission.submitId) return;
    told.current = submission.submitId;
    toast.warning(t('submit.noResult'));
  }, [submission, inHand.isOld, hidesResults, keepsResults, t]);

  return { mayBeSent, submit: () => void submit() };
}
