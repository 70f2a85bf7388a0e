import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** What is commented on: a contest or a discussion. */
export type CommentSource = { cid: number } | { did: number };

export interface CommentPlace {
  source: CommentSource;
  /** Removes everybody's, and answers everybody. */
  isManager: boolean;
  /** Whoever may write answers whom they like. */
  isForum: boolean;
  /** What is read again besides the comments, when one comes or goes. */
  alsoRead: readonly QueryKey[];
  /** Words in place of code, for whoever has not solved the problem that is spoken of. */
  foldedCode: string | null;
}

export const CommentPlaceContext = createContext<CommentPlace | null>(null);

/** Where the comments on this page stand. */
export function useCommentPlace(): CommentPlace {
  const place = useContext(CommentPlaceContext);
  if (!place) throw new Error('comments stand in a place');
  return place;
}
