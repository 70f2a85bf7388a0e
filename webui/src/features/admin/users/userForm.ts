/** What the edit dialog holds, what is wrong with it, and what of it is sent. */
import { type Person, rootUid } from '../../../entities/user/people';
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

export interface UserForm extends Record<TextName, string> {
  username: string;
  role: RoleId;
  isEnabled: boolean;
  setsPassword: boolean;
  password: string;
  mustChange: boolean;
}

export type FormFaults = Partial<
  Record<'username' | 'password' | 'titleColor', 'usernameFault' | 'passwordFault' | 'colorFault'>
>;

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

export function faultsOf(form: UserForm): FormFaults {
  const faults: FormFaults = {};
  const name = form.username.trim();
  if (name === '' || Array.from(name).length > 20) faults.username = 'usernameFault';
  const passwordLength = Array.from(form.password).length;
  if (form.setsPassword && (passwordLength < 6 || passwordLength > 20)) {
    faults.password = 'passwordFault';
  }
  const color = form.titleColor.trim();
  if (color !== '' && !/^#[0-9a-f]{6}$/i.test(color)) faults.titleColor = 'colorFault';
  return faults;
}

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
