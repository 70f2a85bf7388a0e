import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { EndNotices } from './EndNotices';
import { MessageCover } from './MessageCover';
import { PauseCover } from './PauseCover';

/** What may lie over every page of a timed work whose reader has begun: that their time stands still,
 * and what the invigilator says. Staff are told nothing: they would cover their own view. */
export function ExamCovers() {
  const { work, stage, readsAll } = useTimedWork();
  if (readsAll || !work.record) return null;
  const isPaused = stage === 'working' && work.pausedSince !== null;
  return (
    <>
      {isPaused && <PauseCover />}
      {stage === 'working' && !isPaused && <EndNotices />}
      <MessageCover />
    </>
  );
}
