import { to } from '../../app/routes';

/** The page of a discussion, in its group where it has one. */
export const discussionAddress = (id: number, gid: number | null): string =>
  gid === null
    ? to('DiscussionDetails', { discussionID: id })
    : to('GroupDiscussionDetails', { groupID: gid, discussionID: id });

/** The list, of one problem where `pid` is named. */
export function discussionsAddress(gid: number | null, pid: string | null = null): string {
  if (gid === null) {
    return pid ? to('ProblemDiscussion', { problemID: pid }) : to('DiscussionList');
  }
  return pid
    ? to('GroupProblemDiscussion', { groupID: gid, problemID: pid })
    : to('GroupDiscussionList', { groupID: gid });
}

/** Where the problem is met. */
export const problemAddress = (gid: number | null, pid: string): string =>
  gid === null
    ? to('ProblemDetails', { problemID: pid })
    : to('GroupProblemDetails', { groupID: gid, problemID: pid });
