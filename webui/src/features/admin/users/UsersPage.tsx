import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { type Person, peopleQuery, rowsPerPage } from '../../../entities/user/people';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { useSelection } from '../../../shared/lists/useSelection';
import { useUser } from '../../../shared/session/useUser';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconFileImport, IconUser, IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Switch } from '../../../shared/ui/Switch';
import { AdminPage } from '../AdminPage';
import { CodeDialog } from '../login-codes/CodeDialog';
import { SlipsDialog } from '../slips/SlipsDialog';
import { ExportButton } from './ExportButton';
import { GenerateDialog } from './GenerateDialog';
import { SessionsDialog } from './SessionsDialog';
import { UserDialog } from './UserDialog';
import { UserSelectionBar } from './UserSelectionBar';
import { UserTable } from './UserTable';
import { isBuiltInRoot } from './userForm';
import styles from './users.module.css';
import { type Opened, useUserActions } from './useUserActions';

const usualList = { keyword: '', onlyAdmin: false, limit: rowsPerPage, page: 1 };

const uidOf = (person: Person) => person.uid;

/** /admin/user: the accounts of the site, for root. */
export default function UsersPage() {
  const { t } = useTranslation('adminUsers');
  useTitle(t('title'));
  const { filters, show, turn } = useAddress(usualList);
  const { keyword, onlyAdmin, page, limit } = filters;
  const [opened, setOpened] = useState<Opened>(null);
  // Of its own: the dialog that closes before it must not close it too.
  const [slipKey, setSlipKey] = useState<string | null>(null);
  const list = useQuery(peopleQuery(keyword, page, onlyAdmin, limit));
  const close = () => setOpened(null);

  const own = useUser()?.uid;
  // Nobody ticks himself or the built-in root.
  const mayTake = useCallback(
    (person: Person) => !isBuiltInRoot(person) && person.uid !== own,
    [own],
  );
  const selection = useSelection(uidOf, mayTake);
  const { makeCode, askToDelete } = useUserActions(setOpened);
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button icon={IconUsers} onClick={() => setOpened({ kind: 'generate' })}>
              {t('generate.title')}
            </Button>
            <Link href={to('AdminRoster')} className={buttonClass('primary')}>
              <Icon icon={IconFileImport} />
              {t('importList')}
            </Link>
          </>
        }
      />
      <Card>
        <div className={layout.filters}>
          <SearchInput
            className={styles.search}
            label={t('search')}
            value={keyword}
            onSearch={(text) => show({ keyword: text }, 'typing')}
          />
          <Switch
            label={t('onlyStaff')}
            checked={onlyAdmin}
            onChange={(event) => show({ onlyAdmin: event.currentTarget.checked })}
          />
          <ExportButton keyword={keyword} isOnlyStaff={onlyAdmin} />
        </div>
        <UserSelectionBar selection={selection} onDelete={askToDelete} />
        <PagedList
          list={list}
          page={page}
          pageSize={limit}
          onPage={turn}
          onPageSize={(size) => show({ limit: size })}
          empty={{ icon: IconUser, text: t('empty') }}
        >
          {(rows, isRefreshing) => (
            <UserTable
              rows={rows}
              isRefreshing={isRefreshing}
              onEdit={(person) => setOpened({ kind: 'edit', person })}
              onSessions={(person) => setOpened({ kind: 'sessions', person })}
              onCode={makeCode}
              onDelete={(person) => void askToDelete([person])}
              selection={selection}
            />
          )}
        </PagedList>
      </Card>
      {opened?.kind === 'generate' && (
        <GenerateDialog
          onClose={close}
          onDone={(key) => {
            close();
            setSlipKey(key);
          }}
        />
      )}
      {slipKey && <SlipsDialog slipKey={slipKey} isOnlyChance onClose={() => setSlipKey(null)} />}
      {opened?.kind === 'edit' && <UserDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'sessions' && <SessionsDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'code' && (
        <CodeDialog person={opened.person} code={opened.code} onClose={close} />
      )}
    </AdminPage>
  );
}
