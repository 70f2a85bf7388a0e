import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { bootData } from '../../shared/api/boot';
import { ApiError } from '../../shared/api/errors';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { login, type PuzzleAnswer } from './login';
import { SlidePuzzle } from './SlidePuzzle';

interface LoginDialogProps {
  onClose: () => void;
}

/** Which keys ask for the slide puzzle (contract account.md, login). */
const puzzleKeys = ['auth.puzzle_required', 'auth.puzzle_wrong'];

export default function LoginDialog({ onClose }: LoginDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [failure, setFailure] = useState<string | null>(null);
  const [puzzleRound, setPuzzleRound] = useState(0);
  const [puzzle, setPuzzle] = useState<PuzzleAnswer | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
    resolver: valibotResolver(
      object({
        username: pipe(string(), trim(), nonEmpty(t('login.usernameEmpty')), maxLength(128)),
        password: pipe(string(), nonEmpty(t('login.passwordEmpty')), maxLength(128)),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ username, password }) => {
    setFailure(null);
    try {
      await login(username, password, puzzle);
      toast.success(t('shell:user.welcomeBack'));
      onClose();
    } catch (error) {
      const key = error instanceof ApiError ? error.key : '';
      // S1 §8: a wrong name or password is told in the page's own words.
      const isWrong = key === 'auth.wrong_credentials';
      setFailure(isWrong || !(error instanceof Error) ? t('login.failed') : error.message);
      setPuzzle(null);
      if (puzzleRound > 0 || puzzleKeys.includes(key)) setPuzzleRound(puzzleRound + 1);
    }
  });

  return (
    <Dialog
      size="account"
      title={t('login.title', { site: bootData().config.shortName })}
      onClose={onClose}
      closesOnOutsideClick={false}
    >
      <form className={layout.form} onSubmit={submit} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Field label={t('login.username')} error={errors.username?.message} isRequired>
          <TextInput autoComplete="username" autoFocus {...form.register('username')} />
        </Field>
        <Field label={t('login.password')} error={errors.password?.message} isRequired>
          <PasswordInput maxLength={25} {...form.register('password')} />
        </Field>
        {puzzleRound > 0 && <SlidePuzzle key={puzzleRound} onAnswer={setPuzzle} />}
        <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
