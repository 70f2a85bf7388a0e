import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/useUser';
import { Icon, type IconType } from '../../../shared/ui/Icon';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDots, IconLock, IconPlugConnected, IconTrash } from '../../../shared/ui/icons';
import { Popover } from '../../../shared/ui/Popover';
import type { Person } from '../login-codes/loginCodeQueries';
import { isBuiltInRoot } from './userForm';
import styles from './users.module.css';

export interface MenuActions {
  onSessions: (person: Person) => void;
  onCode: (person: Person) => Promise<void>;
  onDelete: (person: Person) => void;
}

/** What is done to an account now and then. */
export function UserRowMenu({ row, onSessions, onCode, onDelete }: MenuActions & { row: Person }) {
  const { t } = useTranslation('adminUsers');
  const own = useUser()?.uid;
  const label = t('more', { name: row.username });
  return (
    <Popover
      label={label}
      trigger={(attributes) => <IconButton icon={IconDots} label={label} {...attributes} />}
    >
      {(close) => {
        const entry = (icon: IconType, text: string, act: () => void) => (
          <li>
            <button
              type="button"
              className={styles.menuEntry}
              onClick={() => {
                close();
                act();
              }}
            >
              <Icon icon={icon} />
              {text}
            </button>
          </li>
        );
        return (
          <ul className={styles.menu}>
            {entry(IconPlugConnected, t('sessionsOf'), () => onSessions(row))}
            {row.status === 0 &&
              !isBuiltInRoot(row) &&
              entry(IconLock, t('makeCode'), () => void onCode(row))}
            {!isBuiltInRoot(row) &&
              row.uid !== own &&
              entry(IconTrash, t('delete'), () => onDelete(row))}
          </ul>
        );
      }}
    </Popover>
  );
}
