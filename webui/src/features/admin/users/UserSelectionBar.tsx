import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { IconTrash } from '../../../shared/ui/icons';
import type { Person } from '../login-codes/loginCodeQueries';
import styles from './users.module.css';
import type { UserSelection } from './useUserSelection';

interface UserSelectionBarProps {
  selection: UserSelection;
  onDelete: (people: readonly Person[]) => Promise<boolean>;
}

/** What can be done with the ticked users, such as a class that has left the school. */
export function UserSelectionBar({ selection, onDelete }: UserSelectionBarProps) {
  const { t } = useTranslation('adminUsers');
  const { people } = selection;
  if (people.length === 0) return null;
  const remove = async () => {
    if (await onDelete(people)) selection.clear();
  };
  return (
    <section className={styles.selection} aria-label={t('selected.title')}>
      <strong aria-live="polite">{t('selected.count', { count: people.length })}</strong>
      <Button size="small" icon={IconTrash} onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <Button size="small" kind="quiet" onClick={selection.clear}>
        {t('selected.clear')}
      </Button>
    </section>
  );
}
