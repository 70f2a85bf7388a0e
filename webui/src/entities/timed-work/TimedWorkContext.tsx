import { type ComponentType, createContext, useContext } from 'react';
import type { Place } from '../place/place';
import type { Schedule } from '../schedule/scheduleRules';
import type { TimedWork } from './timedWorkQueries';
import type { WorkStage } from './timedWorkRules';

/** The timed work around a page, as its frame knows it. The same object until something has changed:
 * ticks of the clock are no change, turns are. */
export interface OpenTimedWork {
  work: TimedWork;
  id: number;
  place: Place;
  stage: WorkStage;
  /** The reader's own time, or the work's as long as his does not run. */
  time: Schedule;
  /** Sees everything of everybody: managers of the work, and staff. */
  readsAll: boolean;
  /** A password stands before it. */
  needsPassword: boolean;
  hasProblems: boolean;
  hasRank: boolean;
  isOpenForSubmits: boolean;
  /** Verdicts are told as they are; otherwise only that something was submitted (S3 §4). */
  seesResults: boolean;
}

export const TimedWorkContext = createContext<OpenTimedWork | null>(null);

/** The work that the page stands in; null outside of works, as on pages that both have. */
export const useTimedWorkHere = (): OpenTimedWork | null => useContext(TimedWorkContext);

/** How many pastes the editor has refused of which the server has not been told yet. The work's frame
 * tells it of them, also when it is left. */
export const refused = { pastes: 0 };

/** What the work puts beside the button that submits a problem: the frame brings it, so that problems
 * elsewhere need nothing of it. */
export const DeskLineContext = createContext<ComponentType<DeskLineProps> | null>(null);

export interface DeskLineProps {
  problemId: string;
  pid: number;
}
