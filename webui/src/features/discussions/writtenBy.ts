import type { Written } from '../../entities/comment/Writer';
import type { Discussion } from './discussionCalls';

/** Who wrote it, as comments name it. */
export const writtenBy = (discussion: Discussion): Written => ({
  fromUid: discussion.uid,
  fromName: discussion.author,
  fromRole: discussion.role,
  fromTitleName: discussion.titleName,
  fromTitleColor: discussion.titleColor,
  gmtCreate: discussion.gmtCreate,
});
