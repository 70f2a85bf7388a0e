import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { maxLength, nonEmpty, object, pipe, string } from 'valibot';
import { api } from '../../shared/api/calls';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { type Contest, contestAccessQuery, isOfContest } from './contestQueries';

interface PasswordFormProps {
  contest: Pick<Contest, 'id'>;
  /** Once the reader is registered and that is known. */
  onRegistered?: () => void;
}

/** Characters, as the server takes them. */
const longest = 50;

/** Asks for the password of a contest and registers; what the server refuses (a wrong password, an
 * account that is not on the list) stands above the field. */
export function PasswordForm({ contest, onRegistered }: PasswordFormProps) {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const edit = useEditForm({
    values: { password: '' },
    schema: object({
      password: pipe(string(), nonEmpty(t('contest.password.empty')), maxLength(longest)),
    }),
    save: ({ password }) =>
      api('POST /api/register-contest', { body: { cid: contest.id, password }, isQuiet: true }),
    said: t('contest.password.registered'),
    onSaved: () => {
      queries.setQueryData(contestAccessQuery(contest.id).queryKey, true);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => isOfContest(queryKey, contest.id),
      });
      onRegistered?.();
    },
    mayBeLeft: true,
  });
  return (
    <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <Field label={t('contest.password.label')} error={edit.errorOf('password')} isRequired>
        <PasswordInput autoComplete="off" maxLength={longest} {...edit.register('password')} />
      </Field>
      <Button kind="primary" type="submit" isBusy={edit.isBusy}>
        {t('contest.password.enter')}
      </Button>
    </form>
  );
}
