import type { TFunction } from 'i18next';
import type { Person } from '../../../entities/user/people';
import { formatDateTime } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil } from '../../../shared/ui/icons';
import { type MenuActions, UserRowMenu } from './UserRowMenu';
import { isBuiltInRoot, roleOf } from './userForm';
import styles from './users.module.css';

export interface RowActions extends MenuActions {
  onEdit: (person: Person) => void;
}

type Texts = TFunction<['adminUsers', 'admin']>;

export const userColumns = (
  t: Texts,
  { onEdit, ...menu }: RowActions,
): readonly DataColumn<Person>[] => [
  { id: 'username', head: t('column.username'), cell: (row) => <Name row={row} t={t} /> },
  {
    id: 'realname',
    head: t('column.realname'),
    hide: 'narrow',
    className: styles.realname,
    cell: ({ realname }) => realname || '—',
  },
  {
    id: 'className',
    head: t('column.className'),
    hide: 'narrow',
    className: styles.class,
    cell: ({ className }) => className || '—',
  },
  {
    id: 'number',
    head: t('column.number'),
    hide: 'narrow',
    className: styles.short,
    cell: ({ number }) => number || '—',
  },
  {
    id: 'role',
    head: t('column.role'),
    hide: 'narrow',
    cell: (row) => {
      const role = roleOf(row);
      const name = t(`admin:role.${role}`);
      return role === 1002 ? name : <Chip tone="accent">{name}</Chip>;
    },
  },
  {
    id: 'created',
    head: t('column.created'),
    hide: 'laptop',
    cell: (row) =>
      // The built-in root was never created by anybody.
      isBuiltInRoot(row) ? (
        '—'
      ) : (
        <time dateTime={row.gmtCreate}>{formatDateTime(row.gmtCreate)}</time>
      ),
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => (
      <span className={styles.actions}>
        <IconButton
          icon={IconPencil}
          label={t('edit', { name: row.username })}
          onClick={() => onEdit(row)}
        />
        <UserRowMenu row={row} {...menu} />
      </span>
    ),
  },
];

/** With what else one must know of him, where there are no columns for it. */
function Name({ row, t }: { row: Person; t: Texts }) {
  return (
    <>
      <span className={styles.person}>
        <span className={styles.name}>{row.username}</span>
        {row.status !== 0 && <Chip tone="bad">{t('disabled')}</Chip>}
        {row.mustChangePassword && (
          <span data-hide="laptop">
            <Chip tone="warn">{t('mustChange')}</Chip>
          </span>
        )}
      </span>
      <span className={styles.whoNarrow}>
        {[row.realname, row.className].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
