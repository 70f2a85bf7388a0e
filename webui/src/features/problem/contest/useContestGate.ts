import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../../entities/contest/ContestContext';
import { ownStatusQuery } from '../../../entities/problem/problemQueries';
import { verdictCodes } from '../../../shared/lib/verdict';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { usePlaceHere } from '../place/usePlaceHere';
import type { ProblemInfo } from '../types';
import type { SubmissionInHand } from '../useSubmission';
import { useHidesResults } from './useHidesResults';

type OwnResults = Record<string, { status: number } | undefined>;

/** Between the yes to another submission and its way to the server, in ms (S1 §4). */
const secondThought = 1000;

export interface ContestGate {
  /** Asks what the contest wants to have asked; true once the submission may go. */
  mayPass: () => Promise<boolean>;
  /** A submission waits for an answer, or for its second. */
  isWaiting: boolean;
  /** A submission waits for the password: answered with whether the reader is registered now. */
  onPassword: ((isRegistered: boolean) => void) | null;
}

/** What stands between a participant's submission and the server: the clock, the password, and where
 * results are kept back the question whether the last one shall give way (S1 §4, S2 §4). Outside of
 * contests nothing does. */
export function useContestGate(
  { place: placeOfProblem, problem }: Pick<ProblemInfo, 'place' | 'problem'>,
  { submission }: Pick<SubmissionInHand, 'submission'>,
): ContestGate {
  const { t } = useTranslation('problem');
  const here = useContestHere();
  const place = usePlaceHere();
  const hidesResults = useHidesResults();
  const queries = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const [onPassword, setOnPassword] = useState<ContestGate['onPassword']>(null);
  // A second press is quicker than the drawing of a busy button.
  const isAsking = useRef(false);

  const askPassword = () =>
    new Promise<boolean>((resolve) => {
      setOnPassword(() => (isRegistered: boolean) => {
        setOnPassword(null);
        resolve(isRegistered);
      });
    });

  /** Lists leave out what was submitted since results are kept back; the own status does not. */
  const hasTried = async () => {
    if (submission !== null) return true;
    const query = ownStatusQuery(placeOfProblem, [problem.id]);
    // Where it cannot be asked, the submission itself will say so.
    await queries.prefetchQuery(query);
    const status = queries.getQueryData<OwnResults>(query.queryKey)?.[problem.id]?.status;
    return status !== undefined && status !== verdictCodes.notSubmitted;
  };

  const ask = async (): Promise<boolean> => {
    if (place !== null && !place.isOpenForSubmits) {
      toast.warning(t(place.closedWords));
      return false;
    }
    if (here === null) return true;
    if (!here.hasSubmitAccess && !(await askPassword())) return false;
    if (!hidesResults || !(await hasTried())) return true;
    const isSure = await confirm({
      title: t('contest.again.title'),
      body: t('contest.again.text'),
      confirmLabel: t('contest.again.confirm'),
    });
    if (isSure) await new Promise((resolve) => setTimeout(resolve, secondThought));
    return isSure;
  };

  const mayPass = async () => {
    if (isAsking.current) return false;
    isAsking.current = true;
    setWaiting(true);
    const isPassed = await ask();
    isAsking.current = false;
    setWaiting(false);
    return isPassed;
  };

  return { mayPass, isWaiting, onPassword };
}
