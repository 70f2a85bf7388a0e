import type { TFunction } from 'i18next';
import {
  check,
  email,
  forward,
  length,
  literal,
  maxLength,
  minLength,
  nonEmpty,
  object,
  partialCheck,
  pipe,
  string,
  trim,
  union,
} from 'valibot';

type Translate = TFunction<'account'>;

const passwordOf = (t: Translate) =>
  pipe(string(), minLength(6, t('change.length')), maxLength(20, t('change.length')));

const emailOf = (t: Translate) =>
  pipe(string(), trim(), nonEmpty(t('register.emailEmpty')), email(t('register.emailFormat')));

/** Limits of S1 §5. With an invitation code the address may stay empty. */
export function registerSchema(t: Translate, isByInvitation: boolean) {
  return pipe(
    object({
      username: pipe(
        string(),
        trim(),
        nonEmpty(t('register.usernameEmpty')),
        check((name) => Array.from(name).length <= 20, t('register.usernameLength')),
      ),
      password: passwordOf(t),
      again: string(),
      email: isByInvitation
        ? pipe(string(), trim(), union([literal(''), emailOf(t)], t('register.emailFormat')))
        : emailOf(t),
      code: pipe(
        string(),
        trim(),
        length(6, t(isByInvitation ? 'register.invitationLength' : 'register.codeLength')),
      ),
    }),
    forward(
      partialCheck(
        [['password'], ['again']],
        (values) => values.password === values.again,
        t('change.mismatch'),
      ),
      ['again'],
    ),
  );
}

export function resetRequestSchema(t: Translate) {
  return object({
    email: emailOf(t),
    captcha: pipe(
      string(),
      trim(),
      nonEmpty(t('reset.captchaEmpty')),
      maxLength(8, t('reset.captchaEmpty')),
    ),
  });
}

export function newPasswordSchema(t: Translate) {
  return pipe(
    object({ password: passwordOf(t), again: string() }),
    forward(
      partialCheck(
        [['password'], ['again']],
        (values) => values.password === values.again,
        t('change.mismatch'),
      ),
      ['again'],
    ),
  );
}

/** Of an account that must choose its own password; after a login by code the old one is not asked. */
export function ownPasswordSchema(t: Translate, asksOld: boolean) {
  return pipe(
    object({
      oldPassword: asksOld ? pipe(string(), nonEmpty(t('change.oldEmpty'))) : string(),
      newPassword: passwordOf(t),
      again: string(),
    }),
    forward(
      partialCheck(
        [['oldPassword'], ['newPassword']],
        (values) => values.oldPassword !== values.newPassword,
        t('change.different'),
      ),
      ['newPassword'],
    ),
    forward(
      partialCheck(
        [['newPassword'], ['again']],
        (values) => values.newPassword === values.again,
        t('change.mismatch'),
      ),
      ['again'],
    ),
  );
}
