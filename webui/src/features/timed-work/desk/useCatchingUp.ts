import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sendLeftDrafts } from '../../../entities/problem/leftDrafts';
import {
  isWaitingOf,
  type Outcome,
  retryWaiting,
  subscribeToOutcomes,
} from '../../../entities/submission/waitingSubmits';
import type { OpenTimedWork } from '../../../entities/timed-work/TimedWorkContext';
import { workProblemsKey } from '../../../entities/timed-work/timedWorkKeys';
import { doubtConnection, silentFor, subscribeToReturn } from '../../../shared/api/connection';
import { wordsOf } from '../../../shared/api/errors';
import { askForBeats } from '../../../shared/api/liveSocket';
import { serverNow } from '../../../shared/lib/serverClock';
import { useSteady } from '../../../shared/lib/useSteady';
import { useUser } from '../../../shared/session/useUser';
import { alert } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { askAnew } from './askAnew';
import { useLeftDrafts } from './useLeftDrafts';
import { useWaiting } from './useWaiting';

/** All in ms. A silence of so long is looked into: with the time that an answer may take, the page says
 * within ten seconds that the server is away. */
const silence = 4000;
const lookEvery = 250;
/** In seconds: whoever hears the server so often has no need to ask whether it is there. */
const beatEvery = 3;
const tryEvery = 10_000;
/** A room that comes back together takes turns. */
const longestPause = 1000;
/** Whoever has waited longer than that looks elsewhere by now. */
const isNews = 4000;

/** While somebody works: notices that the server is away, and sends what waited when it is back. */
export function useCatchingUp(open: OpenTimedWork): void {
  const waiting = useWaiting(open);
  const left = useLeftDrafts(open);
  const catchUp = useSteady(async () => {
    for (const each of waiting) {
      // Without an answer the others wait, too.
      if (!(await retryWaiting(each))) return;
    }
    await sendLeftDrafts(left());
  });
  useEffect(() => {
    void catchUp();
    const timer = setInterval(() => void catchUp(), tryEvery);
    const stop = subscribeToReturn(() => {
      setTimeout(() => void catchUp(), Math.random() * longestPause);
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [catchUp]);

  const isWorking = open.stage === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const stopBeats = askForBeats(beatEvery);
    const timer = setInterval(() => {
      if (silentFor() >= silence) doubtConnection();
    }, lookEvery);
    return () => {
      clearInterval(timer);
      stopBeats();
    };
  }, [isWorking]);
  useOutcomes(open);
}

function useOutcomes({ id, place }: OpenTimedWork): void {
  const { t } = useTranslation('timedWork');
  const queries = useQueryClient();
  const uid = useUser()?.uid ?? null;
  const hear = useSteady((outcome: Outcome) => {
    const { submit } = outcome;
    if (!isWaitingOf(uid, place)(submit)) return;
    void askAnew(queries, ['submissions', 'ofProblem']);
    void askAnew(queries, workProblemsKey(id));
    if (serverNow() - submit.askedAt < isNews) return;
    if ('row' in outcome) toast.success(t('waiting.sent', { number: outcome.row.submitId }));
    else void alert({ title: t('waiting.refused'), body: wordsOf(outcome.refusal) });
  });
  useEffect(() => subscribeToOutcomes(hear), [hear]);
}
