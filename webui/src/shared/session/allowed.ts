/** Who may call what. The server's guards have their names in schema.d.ts, and here alone the page
 * says what each asks for; the server decides again at every call. */
import type { CallGuards } from '../api/schema';
import type { UserInfo } from '../api/types';
import { isAdmin, isProblemAdmin, isRoot } from './session';

type GuardName = CallGuards[keyof CallGuards];
type Asks = (user: UserInfo | null) => boolean;

/** Rights that some call asks for; those of subjects that are not built are none. */
export type Right = GuardName extends infer Name
  ? Name extends `P:${infer Word}`
    ? Word
    : never
  : never;

/** Rights that students have too; the others are the back-office's. */
const everybodys: readonly Right[] = [
  'submit',
  'comment_add',
  'reply_add',
  'discussion_add',
  'discussion_edit',
  'discussion_del',
  'group_add',
  'group_del',
];

/** Whether a role was given a right. Those of the back-office count in an admin role alone. */
const holdsRight =
  (right: Right): Asks =>
  (user) =>
    isRoot(user) ||
    ((everybodys.includes(right) || isAdmin(user)) && (user?.permissions.includes(right) ?? false));

const looksAfterAll: Asks = (user) => isProblemAdmin(user) && holdsRight('problem_admin')(user);

const asks: Record<GuardName, Asks> = {
  G: () => true,
  L: (user) => user !== null,
  A: isAdmin,
  PA: looksAfterAll,
  R: isRoot,
  'PA or P:user_admin': (user) => looksAfterAll(user) || holdsRight('user_admin')(user),
  // Whoever looks after a group's problems is told so by the group's own pages.
  'GM or P:problem_admin': holdsRight('problem_admin'),
  'GA or P:problem_admin': holdsRight('problem_admin'),
  'GA or A': isAdmin,
  'P:submit': holdsRight('submit'),
  'P:comment_add': holdsRight('comment_add'),
  'P:reply_add': holdsRight('reply_add'),
  'P:discussion_add': holdsRight('discussion_add'),
  'P:discussion_edit': holdsRight('discussion_edit'),
  'P:discussion_del': holdsRight('discussion_del'),
  'P:group_add': holdsRight('group_add'),
  'P:group_del': holdsRight('group_del'),
  'P:problem_admin': holdsRight('problem_admin'),
  'P:contest_admin': holdsRight('contest_admin'),
  'P:announcement_admin': holdsRight('announcement_admin'),
  'P:user_admin': holdsRight('user_admin'),
  'P:system_info_admin': holdsRight('system_info_admin'),
  'P:rejudge': holdsRight('rejudge'),
};

/** `mayCall<'PUT /api/…'>('R')`: whether a person may make that call. The compiler refuses another
 * guard than the server's. */
export const mayCall =
  <C extends keyof CallGuards = never>(guard: CallGuards[C]): Asks =>
  (user) =>
    asks[guard](user);
