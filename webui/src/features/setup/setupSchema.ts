import type { TFunction } from 'i18next';
import {
  boolean,
  check,
  forward,
  maxLength,
  minLength,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { locales } from '../../shared/i18n/locale';

/** Limits of contract account.md, POST /api/setup. */
export function setupSchema(t: TFunction<'setup'>) {
  return pipe(
    object({
      code: pipe(string(), trim(), nonEmpty(t('codeEmpty'))),
      password: pipe(
        string(),
        minLength(6, t('passwordLength')),
        maxLength(20, t('passwordLength')),
      ),
      passwordAgain: string(),
      name: pipe(
        string(),
        trim(),
        nonEmpty(t('nameLength')),
        check((name) => Array.from(name).length <= 50, t('nameLength')),
      ),
      shortName: pipe(
        string(),
        trim(),
        check((name) => Array.from(name).length <= 20, t('shortNameLength')),
      ),
      language: picklist(locales),
      timezone: string(),
      demo: boolean(),
    }),
    forward(
      partialCheck(
        [['password'], ['passwordAgain']],
        (answers) => answers.password === answers.passwordAgain,
        t('passwordMismatch'),
      ),
      ['passwordAgain'],
    ),
  );
}
