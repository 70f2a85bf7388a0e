/** News of this page: a draft has reached the server. */
import { useEffect } from 'react';
import { useSteady } from '../../shared/lib/useSteady';
import type { Place } from '../place/place';

export interface SavedDraft {
  place: Place;
  pid: number;
  language: string;
  code: string;
  /** Server time. */
  savedAt: string;
}

const listeners = new Set<(saved: SavedDraft) => void>();

export function tellSavedDraft(saved: SavedDraft): void {
  for (const listener of listeners) listener(saved);
}

export function useSavedDrafts(onSaved: (saved: SavedDraft) => void): void {
  const steady = useSteady(onSaved);
  useEffect(() => {
    listeners.add(steady);
    return () => void listeners.delete(steady);
  }, [steady]);
}
