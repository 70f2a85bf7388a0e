import { useTranslation } from 'react-i18next';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import { useUser } from '../../../shared/session/useUser';
import { Chip } from '../../../shared/ui/Chip';
import { type AdminProblemRow, problemAuth } from '../problemTypes';
import { mayEdit, mayPublish } from '../rights';
import { adminProblemsKey, changeAuth, unansweredOf } from './problemListQueries';

/** Puts a problem before the public or hides it. One that belongs to a contest waits for its end. */
export function VisibilitySwitch({ row }: { row: AdminProblemRow }) {
  const { t } = useTranslation('adminProblems');
  const user = useUser();
  const isPublic = row.auth === problemAuth.public;
  const change = useAction({
    run: () => changeAuth(row.id, isPublic ? problemAuth.private : problemAuth.public),
    ask: async () => {
      const [found] = isPublic ? [] : await unansweredOf([row.id]);
      if (!found) return null;
      return {
        title: t('unanswered.title', { name: row.problemId }),
        body: t('unanswered.body', { count: found.cases }),
        confirmLabel: t('unanswered.confirm'),
      };
    },
    said: () => t(isPublic ? 'hidden' : 'published', { name: row.problemId }),
    keys: [adminProblemsKey],
  });
  if (row.auth === problemAuth.contest) return <Chip>{t('auth.contest')}</Chip>;
  return (
    <StoredSwitch
      checked={isPublic}
      label={t(isPublic ? 'auth.public' : 'auth.private')}
      aria-label={t('showNamed', { name: row.problemId })}
      disabled={change.isBusy || !mayEdit(user, row) || (!isPublic && !mayPublish(user))}
      onPress={() => void change.run()}
    />
  );
}
