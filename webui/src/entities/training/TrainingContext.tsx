import { createContext, useContext } from 'react';
import type { Place } from '../place/place';
import type { Training } from './trainingQueries';

/** The training around a page. */
export interface OpenTraining {
  training: Training;
  place: Place;
}

export const TrainingContext = createContext<OpenTraining | null>(null);

/** The training that the page stands in; null elsewhere. */
export const useTrainingHere = (): OpenTraining | null => useContext(TrainingContext);

/** On a page that stands in trainings only. */
export function useTraining(): OpenTraining {
  const open = useTrainingHere();
  if (!open) throw new Error('this page needs the frame of a training around it');
  return open;
}
