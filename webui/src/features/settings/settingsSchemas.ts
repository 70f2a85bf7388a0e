import type { TFunction } from 'i18next';
import {
  check,
  email,
  forward,
  type GenericSchema,
  length,
  maxLength,
  minLength,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';

type Translate = TFunction<'settings'>;

/** S1 §5: the national form, or E.164. */
const mobile = /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/;

/** Contract account.md, change-userInfo. */
export const profileLimits = {
  realname: 50,
  nickname: 20,
  school: 100,
  course: 100,
  number: 20,
  github: 255,
  blog: 255,
  cfUsername: 255,
  signature: 65_535,
} as const;

const currentOf = (t: Translate) => pipe(string(), nonEmpty(t('password.currentEmpty')));

export function passwordSchema(t: Translate) {
  return pipe(
    object({
      current: currentOf(t),
      next: pipe(string(), minLength(6, t('password.length')), maxLength(20, t('password.length'))),
      again: string(),
    }),
    forward(
      partialCheck(
        [['current'], ['next']],
        (values) => values.current !== values.next,
        t('password.different'),
      ),
      ['next'],
    ),
    forward(
      partialCheck(
        [['next'], ['again']],
        (values) => values.next === values.again,
        t('password.mismatch'),
      ),
      ['again'],
    ),
  );
}

/** Without mails the address changes by the password alone. */
export function emailSchema(t: Translate, now: string | null, needsCode: boolean) {
  return object({
    email: pipe(
      string(),
      trim(),
      nonEmpty(t('email.empty')),
      email(t('email.format')),
      check((address) => address.toLowerCase() !== now, t('email.different')),
    ),
    code: needsCode ? pipe(string(), trim(), length(6, t('email.codeLength'))) : string(),
    password: currentOf(t),
  });
}

export function mobileSchema(t: Translate, now: string | null) {
  return object({
    mobile: pipe(
      string(),
      trim(),
      nonEmpty(t('mobile.empty')),
      regex(mobile, t('mobile.format')),
      check((number) => number !== now, t('mobile.different')),
    ),
    password: currentOf(t),
  });
}

export function profileSchema(t: Translate) {
  const upTo = (name: keyof typeof profileLimits): GenericSchema<string, string> => {
    const most = profileLimits[name];
    return pipe(
      string(),
      check((text) => Array.from(text).length <= most, t('profile.tooLong', { most })),
    );
  };
  return object({
    realname: upTo('realname'),
    nickname: upTo('nickname'),
    gender: picklist(['male', 'female', 'secrecy']),
    school: upTo('school'),
    course: upTo('course'),
    number: upTo('number'),
    github: upTo('github'),
    blog: upTo('blog'),
    cfUsername: upTo('cfUsername'),
    signature: upTo('signature'),
  });
}
