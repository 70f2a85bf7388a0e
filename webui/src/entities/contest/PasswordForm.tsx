import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/calls';
import { EntryPasswordForm } from '../schedule/EntryPasswordForm';
import { type Contest, contestAccessQuery, isOfContest } from './contestQueries';

interface PasswordFormProps {
  contest: Pick<Contest, 'id'>;
  /** Once the reader is registered and that is known. */
  onRegistered?: () => void;
}

/** Asks for the password of a contest and registers; what the server refuses (a wrong password, an
 * account that is not on the list) stands above the field. */
export function PasswordForm({ contest, onRegistered }: PasswordFormProps) {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  return (
    <EntryPasswordForm
      words={{
        label: t('contest.password.label'),
        empty: t('contest.password.empty'),
        enter: t('contest.password.enter'),
        entered: t('contest.password.registered'),
      }}
      enter={(password) =>
        api('POST /api/register-contest', { body: { cid: contest.id, password }, isQuiet: true })
      }
      onEntered={() => {
        queries.setQueryData(contestAccessQuery(contest.id).queryKey, true);
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => isOfContest(queryKey, contest.id),
        });
        onRegistered?.();
      }}
    />
  );
}
