/** Discussions that somebody has begun to write. */
import { AccountDrafts } from '../../shared/forms/accountDrafts';
import { storageKeys } from '../../shared/lib/storageKeys';
import type { DiscussionForm } from './discussionSchema';

export const draftPlace = (gid: number | null, pid: string | null) => `${gid ?? ''}/${pid ?? ''}`;

export const discussionDrafts = new AccountDrafts<DiscussionForm>(storageKeys.discussionDrafts);
