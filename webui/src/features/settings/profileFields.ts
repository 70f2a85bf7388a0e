import type { TFunction } from 'i18next';
import type { UserInfo } from '../../shared/api/types';
import type { ProfileBody } from './settingsCalls';

export const genders = ['secrecy', 'male', 'female'] as const;

/** Fields of one line, by their wire names. */
export const profileLines = [
  'realname',
  'nickname',
  'school',
  'course',
  'number',
  'github',
  'blog',
  'cfUsername',
] as const;

type TextName = (typeof profileLines)[number] | 'signature';
export type ProfileValues = Record<TextName, string> & { gender: (typeof genders)[number] };

export function profileLabels(t: TFunction<'settings'>) {
  return {
    realname: t('profile.realname'),
    nickname: t('profile.nickname'),
    school: t('profile.school'),
    course: t('profile.course'),
    number: t('profile.number'),
    github: t('profile.github'),
    blog: t('profile.blog'),
    cfUsername: t('profile.codeforces'),
  };
}

export function valuesOf(user: UserInfo): ProfileValues {
  return {
    realname: user.realname ?? '',
    nickname: user.nickname ?? '',
    school: user.school ?? '',
    course: user.course ?? '',
    number: user.number ?? '',
    github: user.github ?? '',
    blog: user.blog ?? '',
    cfUsername: user.cfUsername ?? '',
    signature: user.signature ?? '',
    gender: genders.find((known) => known === user.gender) ?? 'secrecy',
  };
}

/** An emptied field is nothing rather than an empty text. */
export function bodyOf(values: ProfileValues): ProfileBody {
  return {
    realname: values.realname.trim() || null,
    nickname: values.nickname.trim() || null,
    school: values.school.trim() || null,
    course: values.course.trim() || null,
    number: values.number.trim() || null,
    github: values.github.trim() || null,
    blog: values.blog.trim() || null,
    cfUsername: values.cfUsername.trim() || null,
    signature: values.signature || null,
    gender: values.gender,
  };
}
