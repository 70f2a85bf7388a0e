/** What the form of a group takes (S3 §5, §9). */
import type { TFunction } from 'i18next';
import {
  boolean,
  check,
  forward,
  number,
  object,
  partialCheck,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import { lengthOf, textOf } from '../../shared/forms/fieldRules';
import type { Group } from './groupQueries';
import { groupAuth } from './groupRules';

export interface GroupFormValues {
  name: string;
  shortName: string;
  brief: string;
  description: string;
  auth: number;
  code: string;
  visible: boolean;
}

const shortest = 5;
export const longest = { name: 25, shortName: 10, brief: 50, description: 1000 } as const;
const codeLength = 6;

/** Of a new one, without a group. */
export const groupFormValues = (group?: Group): GroupFormValues => ({
  name: group?.name ?? '',
  shortName: group?.shortName ?? '',
  brief: group?.brief ?? '',
  description: group?.description ?? '',
  auth: group?.auth ?? groupAuth.public,
  code: group?.code ?? '',
  visible: group?.visible ?? true,
});

export const groupFormSchema = (t: TFunction<'groupForm'>) =>
  pipe(
    object({
      name: textOf(shortest, longest.name, t('refused.name')),
      shortName: pipe(
        textOf(shortest, longest.shortName, t('refused.shortName')),
        regex(/^[A-Za-z0-9_]+$/, t('refused.shortNameLetters')),
      ),
      brief: textOf(shortest, longest.brief, t('refused.brief')),
      description: pipe(
        string(),
        check(
          (text) => lengthOf(text.trim()) >= shortest && lengthOf(text) <= longest.description,
          t('refused.description'),
        ),
      ),
      auth: number(),
      code: pipe(string(), trim()),
      visible: boolean(),
    }),
    forward(
      partialCheck(
        [['auth'], ['code']],
        ({ auth, code }) => auth === groupAuth.public || lengthOf(code) === codeLength,
        t('refused.code'),
      ),
      ['code'],
    ),
  );

/** As the calls take it: a public group has no code. */
export const groupFormBody = ({ code, ...others }: GroupFormValues) => ({
  ...others,
  ...(others.auth !== groupAuth.public && { code }),
});
