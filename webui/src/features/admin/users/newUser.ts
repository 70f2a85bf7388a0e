/** One account by hand: a class list of one row, so that it is looked at as a list is (contract
 * admin.md §3.1), and a role after it. */
import type { TFunction } from 'i18next';
import { boolean, check, forward, object, partialCheck, picklist, pipe, string } from 'valibot';
import { everybody } from '../../../entities/user/people';
import { api, type Schemas, sendForm } from '../../../shared/api/calls';
import { ApiError } from '../../../shared/api/errors';
import { isFilled, lengthOf, textOf } from '../../../shared/forms/fieldRules';
import { repeatWhileSlow } from '../repeatWhileSlow';
import { changeMany } from './batches/batchCalls';
import { type RoleId, roleIds } from './userForm';

export interface NewUser {
  username: string;
  realname: string;
  className: string;
  number: string;
  role: RoleId;
  /** Made by the server, and printed. */
  makesPassword: boolean;
  password: string;
  mustChange: boolean;
}

export const usualRole = 1002;

export const emptyNewUser: NewUser = {
  username: '',
  realname: '',
  className: '',
  number: '',
  role: usualRole,
  makesPassword: true,
  password: '',
  mustChange: true,
};

const longestName = 20;
const text = string();

export const newUserSchema = (t: TFunction<'adminUsers'>) =>
  pipe(
    object({
      username: pipe(
        textOf(1, longestName, t('form.usernameFault')),
        check((name) => name === '' || /^[\p{L}\p{N}_.@-]+$/u.test(name), t('generate.nameFault')),
      ),
      realname: text,
      className: text,
      number: text,
      role: picklist(roleIds),
      makesPassword: boolean(),
      password: text,
      mustChange: boolean(),
    }),
    forward(
      partialCheck(
        [['makesPassword'], ['password']],
        ({ makesPassword, password }) => makesPassword || isPassword(password),
        t('form.passwordFault'),
      ),
      ['password'],
    ),
  );

const isPassword = (password: string) =>
  isFilled(password) && lengthOf(password) >= 6 && lengthOf(password) <= 20;

type Row = Schemas['RosterRowAnswer'];

/** The key under which a password that was made waits to be printed; null where none was. Never
 * changes an account that is there: `taken` is said in its place. Raises ApiError that names the
 * field. */
export async function makeUser(form: NewUser, taken: string): Promise<string | null> {
  const { key, rows } = await lookAtRow(form);
  refuseFaults(rows[0], taken);
  const body = {
    key,
    update: false,
    skip: [],
    generatePasswords: form.makesPassword,
    mustChangePassword: form.mustChange,
  };
  const { created, failed, slipKey } = await repeatWhileSlow(() =>
    api('POST /api/admin/user/roster-commit', { body, isQuiet: true }),
  );
  const [failure] = failed;
  if (failure) throw refusal(failure.msg, failure.err, 'username');
  // Somebody made the same one since the look.
  if (created !== 1) throw nameTaken(taken);
  return form.makesPassword ? slipKey : null;
}

/** `words` say that the account is there without the role, and why. */
export async function giveRole(
  { username, role }: NewUser,
  words: (reason: string) => string,
): Promise<void> {
  const alike = await everybody({ keyword: username, state: 'neverLoggedIn' });
  const people = alike.filter((person) => person.username === username);
  const [leftOut] = (await changeMany(people, { type: role })).leftOut;
  if (leftOut) throw refusal(words(leftOut.msg), leftOut.err, null);
}

const refusal = (msg: string, err: string, field: string | null) =>
  new ApiError(msg, err, 400, 200, null, null, field);

const nameTaken = (words: string) => refusal(words, 'register.username_used', 'username');

function refuseFaults(row: Row | undefined, taken: string): void {
  const problem = row?.problems[0];
  if (problem && problem.err !== 'roster.is_staff') {
    throw refusal(problem.msg, problem.err, problem.field);
  }
  if (row?.action !== 'create') throw nameTaken(taken);
}

/** The words of the header are those that every class list is understood by. */
function lookAtRow(form: NewUser) {
  const { username, realname, className, number } = form;
  const cells: Record<string, string> = { username, realname, className, number };
  if (!form.makesPassword) cells.password = form.password;
  const quoted = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const lines = [Object.keys(cells).join(','), quoted.join(',')];
  const list = new FormData();
  list.set('file', new File([lines.join('\r\n')], 'new-user.csv', { type: 'text/csv' }));
  list.set('encoding', 'UTF-8');
  return sendForm('POST /api/admin/user/roster-upload', list, { isQuiet: true });
}
