import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { formatDateTime } from '../../../shared/lib/time';
import { SelectionBox } from '../../../shared/lists/SelectionBox';
import type { Selection } from '../../../shared/lists/useSelection';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { type MenuActions, UserRowMenu } from './UserRowMenu';
import { isBuiltInRoot, roleOf } from './userForm';
import styles from './users.module.css';

interface RowActions extends MenuActions {
  onEdit: (person: Person) => void;
}

interface UserTableProps extends RowActions {
  rows: readonly Person[];
  selection: Selection<Person>;
  isRefreshing: boolean;
}

export function UserTable({ rows, selection, isRefreshing, ...actions }: UserTableProps) {
  const { t } = useTranslation('adminUsers');
  const free = rows.filter(selection.mayTake);
  const ticked = free.filter(selection.has).length;
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col" className={styles.tick}>
            <SelectionBox
              label={t('selected.page')}
              isChecked={ticked > 0 && ticked === free.length}
              isPartly={ticked > 0 && ticked < free.length}
              onChange={(isIn) => selection.set(free, isIn)}
            />
          </th>
          <th scope="col">{t('column.username')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.realname')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.className')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.number')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.role')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.created')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.uid} row={row} selection={selection} {...actions} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends RowActions {
  row: Person;
  selection: Selection<Person>;
}

function Row({ row, selection, onEdit, ...more }: RowProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const role = roleOf(row);
  return (
    <tr>
      <td>
        {selection.mayTake(row) && (
          <SelectionBox
            label={t('selected.one', { name: row.username })}
            isChecked={selection.has(row)}
            onChange={(isIn) => selection.set([row], isIn)}
          />
        )}
      </td>
      <td>
        <span className={styles.person}>
          <span className={styles.name}>{row.username}</span>
          {row.status !== 0 && <Chip tone="bad">{t('disabled')}</Chip>}
          {row.mustChangePassword && (
            <span className={styles.wideOnly}>
              <Chip tone="warn">{t('mustChange')}</Chip>
            </span>
          )}
        </span>
        <span className={styles.whoNarrow}>
          {[row.realname, row.className].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td data-hide="narrow" className={styles.realname}>
        {row.realname || '—'}
      </td>
      <td data-hide="narrow" className={styles.class}>
        {row.className || '—'}
      </td>
      <td data-hide="narrow" className={styles.short}>
        {row.number || '—'}
      </td>
      <td data-hide="narrow">
        {role === 1002 ? (
          t(`admin:role.${role}`)
        ) : (
          <Chip tone="accent">{t(`admin:role.${role}`)}</Chip>
        )}
      </td>
      <td className={styles.wideOnly}>
        {/* The built-in root was never created by anybody. */}
        {isBuiltInRoot(row) ? (
          '—'
        ) : (
          <time dateTime={row.gmtCreate}>{formatDateTime(row.gmtCreate)}</time>
        )}
      </td>
      <td data-align="end">
        <span className={styles.actions}>
          <IconButton
            icon={IconPencil}
            label={t('edit', { name: row.username })}
            onClick={() => onEdit(row)}
          />
          <UserRowMenu row={row} {...more} />
        </span>
      </td>
    </tr>
  );
}
