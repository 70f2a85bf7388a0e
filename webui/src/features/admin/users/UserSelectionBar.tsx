import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import type { Selection } from '../../../shared/lists/useSelection';
import { Button } from '../../../shared/ui/Button';
import {
  IconBan,
  IconCircleCheck,
  IconLock,
  IconPrinter,
  IconSchool,
  IconTrash,
  IconUser,
} from '../../../shared/ui/icons';
import type { Batches } from './batches/useBatches';
import { EverybodyButton } from './EverybodyButton';
import styles from './users.module.css';

interface UserSelectionBarProps {
  selection: Selection<Person>;
  batches: Batches;
  /** How many the list shows over all its pages, and how they are all ticked. */
  total: number;
  onEverybody: () => Promise<unknown>;
  onDelete: (people: readonly Person[]) => Promise<boolean>;
}

/** What can be done with the ticked users, such as a class that has lost its slips. */
export function UserSelectionBar({
  selection,
  batches,
  total,
  onEverybody,
  onDelete,
}: UserSelectionBarProps) {
  const { t } = useTranslation('adminUsers');
  const people = selection.rows;
  if (people.length === 0) return null;
  const remove = async () => {
    if (await onDelete(people)) selection.clear();
  };
  const mayLogIn = people.some(({ status }) => status === 0);
  const mayNot = people.some(({ status }) => status !== 0);
  return (
    <section className={styles.selection} aria-label={t('selected.title')}>
      <strong aria-live="polite">{t('selected.count', { count: people.length })}</strong>
      <EverybodyButton chosen={people.length} total={total} onTake={onEverybody} />
      <Button size="small" kind="quiet" onClick={selection.clear}>
        {t('selected.clear')}
      </Button>
      <span className={styles.deeds}>
        <Button
          size="small"
          icon={IconPrinter}
          isBusy={batches.isBusy}
          onClick={() => void batches.askPasswords(people)}
        >
          {t('batch.passwords')}
        </Button>
        <Button size="small" icon={IconLock} onClick={() => batches.fill('codes', people)}>
          {t('batch.codes')}
        </Button>
        <Button size="small" icon={IconSchool} onClick={() => batches.fill('class', people)}>
          {t('batch.class')}
        </Button>
        <Button size="small" icon={IconUser} onClick={() => batches.fill('role', people)}>
          {t('batch.role')}
        </Button>
        {mayLogIn && (
          <Button size="small" icon={IconBan} onClick={() => void batches.askAccess(people, 1)}>
            {t('batch.disable')}
          </Button>
        )}
        {mayNot && (
          <Button
            size="small"
            icon={IconCircleCheck}
            onClick={() => void batches.askAccess(people, 0)}
          >
            {t('batch.enable')}
          </Button>
        )}
        <Button size="small" icon={IconTrash} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </span>
    </section>
  );
}
