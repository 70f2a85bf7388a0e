import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useUser } from '../../../shared/session/useUser';
import { IconLock, IconPrinter, IconTrash } from '../../../shared/ui/icons';
import { IconPlugConnected } from '../icons';
import { isBuiltInRoot } from './userForm';

export interface MenuActions {
  onSessions: (person: Person) => void;
  onCode: (person: Person) => Promise<unknown>;
  onPassword: (person: Person) => void;
  onDelete: (person: Person) => void;
}

/** What is done to an account now and then. */
export function UserRowMenu({ row, ...actions }: MenuActions & { row: Person }) {
  const { onSessions, onCode, onPassword, onDelete } = actions;
  const { t } = useTranslation('adminUsers');
  const own = useUser()?.uid;
  const isOther = !isBuiltInRoot(row);
  return (
    <RowMenu
      label={t('more', { name: row.username })}
      entries={[
        { label: t('sessionsOf'), icon: IconPlugConnected, onSelect: () => onSessions(row) },
        row.status === 0 &&
          isOther && { label: t('makeCode'), icon: IconLock, onSelect: () => void onCode(row) },
        isOther &&
          row.uid !== own && {
            label: t('batch.passwords'),
            icon: IconPrinter,
            onSelect: () => onPassword(row),
          },
        isOther &&
          row.uid !== own && {
            label: t('delete'),
            icon: IconTrash,
            isDestructive: true,
            onSelect: () => onDelete(row),
          },
      ]}
    />
  );
}
