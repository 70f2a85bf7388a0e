import { useContestHere } from '../../../entities/contest/ContestContext';
import { useGroupHere } from '../../../entities/group/GroupContext';
import { scheduleStatus } from '../../../entities/schedule/scheduleStatus';
import { useTimedWorkHere } from '../../../entities/timed-work/TimedWorkContext';
import { useTrainingHere } from '../../../entities/training/TrainingContext';
import type words from '../i18n/zh-CN.json';

export interface PlaceHere {
  /** Counts of the problem are shown as they are. */
  seesCounts: boolean;
  isOpenForSubmits: boolean;
  /** Nothing can be written any more, either. */
  isLocked: boolean;
  /** Where nothing can be submitted, why. */
  closedWords: 'contest.ended' | 'contest.notStarted' | 'timedWork.ended';
  /** What stands above the button once the time is over. */
  notice: { tone: 'info' | 'warn'; words: Notice } | null;
}

type Notice = `contest.${'ended' | 'endedOpen'}` | `timedWork.${keyof typeof words.timedWork}`;

/** What the contest, the timed work, the training or the group around the page asks of it; null in practice. */
export function usePlaceHere(): PlaceHere | null {
  const contest = useContestHere();
  const work = useTimedWorkHere();
  const group = useGroupHere();
  const training = useTrainingHere();
  if (work) {
    const isOver = work.stage === 'over' || work.stage === 'missed';
    return {
      seesCounts: work.seesResults,
      isOpenForSubmits: work.isOpenForSubmits,
      isLocked: isOver && !work.isOpenForSubmits,
      closedWords: 'timedWork.ended',
      notice: isOver && !work.isOpenForSubmits ? { tone: 'warn', words: 'timedWork.ended' } : null,
    };
  }
  if (training || (!contest && group)) return practising;
  if (!contest) return null;
  const hasEnded = contest.status === scheduleStatus.ended;
  const { isOpenForSubmits } = contest;
  return {
    seesCounts: contest.seesRealTime,
    isOpenForSubmits,
    isLocked: false,
    closedWords: hasEnded ? 'contest.ended' : 'contest.notStarted',
    notice: !hasEnded
      ? null
      : isOpenForSubmits
        ? { tone: 'info', words: 'contest.endedOpen' }
        : { tone: 'warn', words: 'contest.ended' },
  };
}

/** Without an end, and with counts that are no secret. */
const practising: PlaceHere = {
  seesCounts: true,
  isOpenForSubmits: true,
  isLocked: false,
  closedWords: 'contest.ended',
  notice: null,
};
