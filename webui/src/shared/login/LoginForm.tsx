import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { ApiError } from '../api/errors';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/Notice';
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

/** Name and password, and the slide puzzle once the server wants it. */
export function LoginForm({ call, onDone }: LoginFormProps) {
  const { t } = useTranslation('login');
  const [failure, setFailure] = useState<string | null>(null);
  const [puzzleRound, setPuzzleRound] = useState(0);
  const [puzzle, setPuzzle] = useState<PuzzleAnswer | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
    resolver: valibotResolver(
      object({
        username: pipe(string(), trim(), nonEmpty(t('usernameEmpty')), maxLength(128)),
        password: pipe(string(), nonEmpty(t('passwordEmpty')), maxLength(128)),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ username, password }) => {
    setFailure(null);
    try {
      await login(call, { username, password, puzzle });
      onDone();
    } catch (error) {
      const key = error instanceof ApiError ? error.key : '';
      // S1 §8: a wrong name or password is told in the page's own words.
      const isWrong = key === 'auth.wrong_credentials';
      setFailure(isWrong || !(error instanceof Error) ? t('failed') : error.message);
      setPuzzle(null);
      if (puzzleRound > 0 || puzzleKeys.includes(key)) setPuzzleRound(puzzleRound + 1);
    }
  });

  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={t('username')} error={errors.username?.message} isRequired>
        <TextInput autoComplete="username" autoFocus {...form.register('username')} />
      </Field>
      <Field label={t('password')} error={errors.password?.message} isRequired>
        <PasswordInput maxLength={25} {...form.register('password')} />
      </Field>
      {puzzleRound > 0 && <SlidePuzzle key={puzzleRound} onAnswer={setPuzzle} />}
      <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
