import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { Redirect } from 'wouter';
import { to } from '../../../app/routes';
import { bootData } from '../../../shared/api/boot';
import { ApiError } from '../../../shared/api/errors';
import { useTitle } from '../../../shared/lib/useTitle';
import { isAdmin } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { BrandMark } from '../../../shared/ui/BrandMark';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { LanguageMenu } from '../../../shared/ui/LanguageMenu';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { ThemeButton } from '../../../shared/ui/ThemeButton';
import type { PuzzleAnswer } from '../../account/login';
import { SlidePuzzle } from '../../account/SlidePuzzle';
import styles from './AdminLoginPage.module.css';
import { adminLogin } from './adminLogin';

/** Which keys ask for the slide puzzle (contract account.md, login). */
const puzzleKeys = ['auth.puzzle_required', 'auth.puzzle_wrong'];

/** /admin/login */
export default function AdminLoginPage() {
  const { t } = useTranslation(['adminLogin', 'account']);
  const user = useUser();
  const [failure, setFailure] = useState<string | null>(null);
  const [puzzleRound, setPuzzleRound] = useState(0);
  const [puzzle, setPuzzle] = useState<PuzzleAnswer | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
    resolver: valibotResolver(
      object({
        username: pipe(
          string(),
          trim(),
          nonEmpty(t('account:login.usernameEmpty')),
          maxLength(128),
        ),
        password: pipe(string(), nonEmpty(t('account:login.passwordEmpty')), maxLength(128)),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  useTitle(t('title'));

  const submit = form.handleSubmit(async ({ username, password }) => {
    setFailure(null);
    try {
      await adminLogin(username, password, puzzle);
    } catch (error) {
      const key = error instanceof ApiError ? error.key : '';
      const isWrong = key === 'auth.wrong_credentials' || !(error instanceof Error);
      setFailure(isWrong ? t('account:login.failed') : error.message);
      setPuzzle(null);
      if (puzzleRound > 0 || puzzleKeys.includes(key)) setPuzzleRound(puzzleRound + 1);
    }
  });

  // Also the end of a successful login: the session has a user now.
  if (isAdmin(user)) return <Redirect to={to('AdminHome')} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <LanguageMenu />
        <ThemeButton />
      </div>
      <Card className={styles.card ?? ''} isPadded>
        <header className={styles.head}>
          <BrandMark />
          <div>
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className={styles.site}>{bootData().config.name}</p>
          </div>
        </header>
        <form className={layout.form} onSubmit={submit} noValidate>
          {user && !failure && <Notice tone="warn">{t('notAdmin')}</Notice>}
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Field label={t('account:login.username')} error={errors.username?.message} isRequired>
            <TextInput autoComplete="username" autoFocus {...form.register('username')} />
          </Field>
          <Field label={t('account:login.password')} error={errors.password?.message} isRequired>
            <PasswordInput maxLength={25} {...form.register('password')} />
          </Field>
          {puzzleRound > 0 && <SlidePuzzle key={puzzleRound} onAnswer={setPuzzle} />}
          <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
            {t('account:login.submit')}
          </Button>
        </form>
      </Card>
      <Link href={to('Home')} className={styles.back}>
        {t('back')}
      </Link>
    </div>
  );
}
