/** Comments and replies that somebody has begun to write. */
import { useRef } from 'react';
import { AccountDrafts } from '../../shared/forms/accountDrafts';
import { storageKeys } from '../../shared/lib/storageKeys';
import { useUser } from '../../shared/session/useUser';
import type { Audience } from './AudienceChoice';
import { type CommentSource, useCommentPlace } from './commentPlace';
import type { Quote } from './commentQueries';

export interface CommentDraft {
  text: string;
}

export interface ReplyDraft extends CommentDraft {
  quote: Quote;
  audience: Audience;
  question: string;
}

const drafts = new AccountDrafts<CommentDraft | ReplyDraft>(storageKeys.commentDrafts);

const placeOf = (source: CommentSource) =>
  'cid' in source ? `contest ${source.cid}` : `discussion ${source.did}`;

/** The reader's own draft at this place, as it was when the page was drawn, and how it is kept. */
function useDraft<Draft extends CommentDraft>(below: string) {
  const uid = useUser()?.uid ?? '';
  const place = placeOf(useCommentPlace().source) + below;
  const found = useRef<{ draft: Draft | null } | null>(null);
  found.current ??= { draft: drafts.read(uid, place) as Draft | null };
  return {
    kept: found.current.draft,
    /** Of what is blank nothing is kept. */
    keep: (draft: Draft | null) =>
      drafts.keep(uid, place, draft && draft.text.trim() !== '' ? draft : null),
  };
}

export const useCommentDraft = () => useDraft<CommentDraft>('');

export const useReplyDraft = (commentId: number) => useDraft<ReplyDraft>(` ${commentId}`);
