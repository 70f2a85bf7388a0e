/** Joining, leaving and disbanding (contract group.md §1 and §2). */
import { api } from '../../../shared/api/calls';

export interface Application {
  code?: string;
  reason?: string;
}

/** At once where the group is public, else as an application. */
export const joinGroup = (gid: number, application: Application = {}) =>
  api('POST /api/group/member', { query: { gid, ...application }, isQuiet: true });

export const leaveGroup = (gid: number) =>
  api('DELETE /api/group/member/exit', { query: { gid }, isQuiet: true });

export const disbandGroup = (gid: number) =>
  api('DELETE /api/group', { query: { gid }, isQuiet: true });
