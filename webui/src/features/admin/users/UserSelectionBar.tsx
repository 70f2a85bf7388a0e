import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import type { Selection } from '../../../shared/lists/useSelection';
import { Button } from '../../../shared/ui/Button';
import { IconTrash } from '../../../shared/ui/icons';
import styles from './users.module.css';

interface UserSelectionBarProps {
  selection: Selection<Person>;
  onDelete: (people: readonly Person[]) => Promise<boolean>;
}

/** What can be done with the ticked users, such as a class that has left the school. */
export function UserSelectionBar({ selection, onDelete }: UserSelectionBarProps) {
  const { t } = useTranslation('adminUsers');
  const people = selection.rows;
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
