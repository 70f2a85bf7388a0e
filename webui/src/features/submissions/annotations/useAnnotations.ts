import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Judge } from '../../../entities/submission/types';
import { useLiveHint } from '../../../shared/api/live';
import { isAdmin } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { isOwn } from '../submissionRights';
import { annotationsKey, annotationsQuery } from './annotationCalls';

/** What is said of this code, for whoever may read the code; kept fresh for its owner and for staff. */
export function useAnnotations(submission: Judge) {
  const queries = useQueryClient();
  const user = useUser();
  const { submitId, uid, code } = submission;
  const found = useQuery({
    ...annotationsQuery(submitId),
    enabled: user !== null && code !== null,
    retry: false,
  });
  const mayHear = code !== null && (isOwn(submission, user) || isAdmin(user));
  useLiveHint(
    mayHear ? `annotations:${uid}` : null,
    () => void queries.invalidateQueries({ queryKey: annotationsKey(submitId) }),
    (hint) => hint.submitId === submitId,
  );
  return found.data;
}
