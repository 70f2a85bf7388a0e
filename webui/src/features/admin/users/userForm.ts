/** What the edit dialog holds, what is wrong with it, and what of it is sent. */
import type { TFunction } from 'i18next';
import {
  boolean,
  forward,
  object,
  partialCheck,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import { type Person, rootUid } from '../../../entities/user/people';
import { lengthOf, textOf } from '../../../shared/forms/fieldRules';
import type { UserChange } from './userQueries';

const textNames = [
  'realname',
  'className',
  'number',
  'email',
  'mobile',
  'titleName',
  'titleColor',
] as const;
export type TextName = (typeof textNames)[number];

/** Role ids in the order in which they are offered (contract 00-conventions §7). */
export const roleIds = [1002, 1003, 1004, 1005, 1006, 1007, 1001, 1008, 1000] as const;
export type RoleId = (typeof roleIds)[number];

const staffRoles: readonly number[] = [1000, 1001, 1008];

/** Only these enter the back-office (S1 §6). */
export const isStaffRole = (id: number): boolean => staffRoles.includes(id);

export interface UserForm extends Record<TextName, string> {
  username: string;
  role: RoleId;
  isEnabled: boolean;
  setsPassword: boolean;
  password: string;
  mustChange: boolean;
}

export const isBuiltInRoot = (person: Person): boolean => person.uid === rootUid;

export const roleOf = (person: Person): RoleId =>
  roleIds.find((id) => id === person.roles[0]?.id) ?? 1002;

export function formOf(person: Person): UserForm {
  return {
    username: person.username,
    realname: person.realname ?? '',
    className: person.className ?? '',
    number: person.number ?? '',
    email: person.email ?? '',
    mobile: person.mobile ?? '',
    titleName: person.titleName ?? '',
    titleColor: person.titleColor ?? '',
    role: roleOf(person),
    isEnabled: person.status === 0,
    setsPassword: false,
    password: '',
    mustChange: person.mustChangePassword,
  };
}

const longestName = 20;
const text = string();

/** What the server will take of an account (contract admin.md §3); its texts are bounded in the fields. */
export const userSchema = (t: TFunction<'adminUsers'>) =>
  pipe(
    object({
      username: textOf(1, longestName, t('form.usernameFault')),
      realname: text,
      className: text,
      number: text,
      email: text,
      mobile: text,
      titleName: text,
      titleColor: pipe(string(), trim(), regex(/^(#[0-9a-f]{6})?$/i, t('form.colorFault'))),
      role: picklist(roleIds),
      isEnabled: boolean(),
      setsPassword: boolean(),
      password: text,
      mustChange: boolean(),
    }),
    forward(
      partialCheck(
        [['setsPassword'], ['password']],
        ({ setsPassword, password }) =>
          !setsPassword || (lengthOf(password) >= 6 && lengthOf(password) <= 20),
        t('form.passwordFault'),
      ),
      ['password'],
    ),
  );

/** Only what was changed here: somebody else may have changed the rest meanwhile. */
export function changeOf(person: Person, form: UserForm): UserChange {
  const before = formOf(person);
  const change: UserChange = {
    uid: person.uid,
    username: form.username.trim(),
  };
  if (form.role !== before.role) change.type = form.role;
  if (form.isEnabled !== before.isEnabled) change.status = form.isEnabled ? 0 : 1;
  for (const name of textNames) {
    if (form[name].trim() !== before[name]) change[name] = form[name].trim();
  }
  if (form.setsPassword) {
    change.setNewPwd = true;
    change.password = form.password;
  }
  if (form.setsPassword || form.mustChange !== before.mustChange) {
    change.mustChangePassword = form.mustChange;
  }
  return change;
}

/** Whether saving logs the user out (contract admin.md §3). */
export function endsSessions(person: Person, form: UserForm): boolean {
  return form.setsPassword || !form.isEnabled || form.role !== roleOf(person);
}
