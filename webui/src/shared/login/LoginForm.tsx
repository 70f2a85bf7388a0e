import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { ApiError } from '../api/errors';
import { EditNotices } from '../forms/EditNotices';
import { useEditForm } from '../forms/useEditForm';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import layout from '../ui/layout.module.css';
import { PasswordInput } from '../ui/PasswordInput';
import { TextInput } from '../ui/TextInput';
import { login, type PuzzleAnswer } from './login';
import { SlidePuzzle } from './SlidePuzzle';

interface LoginFormProps {
  call: 'POST /api/login' | 'POST /api/admin/login';
  onDone: () => void;
}

/** Which keys ask for the slide puzzle (contract account.md, login). */
const puzzleKeys = ['auth.puzzle_required', 'auth.puzzle_wrong'];

/** What the server takes: people of a site that moved in have passwords longer than ours. */
const longest = 128;

/** Name and password, and the slide puzzle once the server wants it. */
export function LoginForm({ call, onDone }: LoginFormProps) {
  const { t } = useTranslation('login');
  const [puzzleRound, setPuzzleRound] = useState(0);
  const [puzzle, setPuzzle] = useState<PuzzleAnswer | null>(null);
  const edit = useEditForm({
    mode: 'onTouched',
    values: { username: '', password: '' },
    schema: object({
      username: pipe(string(), trim(), nonEmpty(t('usernameEmpty')), maxLength(longest)),
      password: pipe(string(), nonEmpty(t('passwordEmpty')), maxLength(longest)),
    }),
    save: (credentials) => login(call, { ...credentials, puzzle }),
    onSaved: onDone,
    onRefused: (error) => {
      const key = error instanceof ApiError ? error.key : '';
      setPuzzle(null);
      if (puzzleRound > 0 || puzzleKeys.includes(key)) setPuzzleRound(puzzleRound + 1);
      // S1 §8: a wrong name or password is told in the page's own words.
      const isWrong = key === 'auth.wrong_credentials';
      return isWrong || !(error instanceof Error) ? t('failed') : undefined;
    },
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;
  // Also where another form stood in its place, and the focus went with it.
  const { setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);

  return (
    <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <Field label={t('username')} error={errorOf('username')} isRequired>
        <TextInput autoComplete="username" {...register('username')} />
      </Field>
      <Field label={t('password')} error={errorOf('password')} isRequired>
        <PasswordInput maxLength={longest} {...register('password')} />
      </Field>
      {puzzleRound > 0 && <SlidePuzzle key={puzzleRound} onAnswer={setPuzzle} />}
      <Button kind="primary" size="large" type="submit" isWide isBusy={edit.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
