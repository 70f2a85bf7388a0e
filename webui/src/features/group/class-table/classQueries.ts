/** Contract class.md §3, §4 and §6. */
import { api, type Schemas } from '../../../shared/api/calls';

export type ClassTable = Schemas['ClassTableAnswer'];
export type ClassRow = Schemas['ClassRowAnswer'];
/** Who a row is about. */
export type ClassPerson = Pick<ClassRow, 'uid' | 'username' | 'realname' | 'number' | 'hasLeft'>;
export type ClassMarks = Schemas['MarksAnswer'];
export type MarksRow = Schemas['MarksRow'];
export type StudentPage = Schemas['StudentPageAnswer'];

/** Of the state of a cell. */
export const states = { solved: 1, tried: 2, waiting: 3 } as const;

/** Everything that a class shows; begins the keys of all its queries. */
export const classKey = (gid: number) => ['class', gid] as const;

/** `tid` 0: all problems of the group. */
export const tableQuery = (gid: number, tid: number) => ({
  queryKey: [...classKey(gid), 'table', tid] as const,
  queryFn: () =>
    api('GET /api/class/table', { query: { gid, ...(tid > 0 && { tid }) }, isQuiet: true }),
});

export const marksQuery = (gid: number) => ({
  queryKey: [...classKey(gid), 'marks'] as const,
  queryFn: () => api('GET /api/class/marks', { query: { gid }, isQuiet: true }),
});

export const studentQuery = (gid: number, uid: string) => ({
  queryKey: [...classKey(gid), 'student', uid] as const,
  queryFn: () => api('GET /api/class/student', { query: { gid, uid }, isQuiet: true }),
});

export const targetsQuery = (gid: number) => ({
  queryKey: [...classKey(gid), 'targets'] as const,
  queryFn: () => api('GET /api/class/targets', { query: { gid }, isQuiet: true }),
});

export const moveStudent = (uid: string, gid: number, toGid: number) =>
  api('POST /api/class/move', { body: { uid, gid, toGid }, isQuiet: true });

/** What somebody is called in a class. */
export const nameOf = ({ realname, username }: { realname: string; username: string }) =>
  realname || username;

export type Copied = Schemas['CopiedGroup'];

export const copyGroup = (body: {
  gid: number;
  name: string;
  shortName: string;
  firstDay: string;
}) => api('POST /api/class/copy', { body, isQuiet: true });
