import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { everybody, type Person, peopleQuery, rowsPerPage } from '../../../entities/user/people';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { useSelection } from '../../../shared/lists/useSelection';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconUser, IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { IconFileImport, IconPlus } from '../icons';
import { BatchDialogs } from './batches/BatchDialogs';
import { useBatches } from './batches/useBatches';
import { ExportButton } from './ExportButton';
import { GenerateDialog } from './GenerateDialog';
import { NewUserDialog } from './NewUserDialog';
import { usualRole } from './newUser';
import { SessionsDialog } from './SessionsDialog';
import { UserDialog } from './UserDialog';
import { stateNamed, UserFilters } from './UserFilters';
import { UserSelectionBar } from './UserSelectionBar';
import { UserTable } from './UserTable';
import { isBuiltInRoot, isStaffRole, roleOf } from './userForm';
import { type Opened, useUserActions } from './useUserActions';

const CodeDialog = lazyPart(() => import('../login-codes/CodeDialog'), { missing: 'dialog' });
const SlipsDialog = lazyPart(() => import('../slips/SlipsDialog'), { missing: 'dialog' });

const usualList = {
  ...{ keyword: '', onlyAdmin: false, className: '', role: 0, state: '' },
  ...{ limit: rowsPerPage, page: 1 },
};

const uidOf = (person: Person) => person.uid;

/** /admin/user: the accounts of the site, for root. */
export default function UsersPage() {
  const { t } = useTranslation('adminUsers');
  useTitle(t('title'));
  const { filters, show, turn } = useAddress(usualList);
  const { page, limit, ...words } = filters;
  const filter = { ...words, state: stateNamed(words.state) };
  const [opened, setOpened] = useState<Opened>(null);
  // Of its own: the dialog that closes before it must not close it too.
  const [slipKey, setSlipKey] = useState<string | null>(null);
  const list = useQuery(peopleQuery(filter, page, limit));
  const close = () => setOpened(null);
  const closeForSlips = (key: string | null) => {
    close();
    setSlipKey(key);
  };

  const viewer = useUser();
  const own = viewer?.uid;
  const isAnyonesKeeper = isRoot(viewer);
  // Nobody ticks himself or the built-in root, and only root an administrator.
  const mayTake = useCallback(
    (person: Person) =>
      !isBuiltInRoot(person) &&
      person.uid !== own &&
      (isAnyonesKeeper || !isStaffRole(roleOf(person))),
    [own, isAnyonesKeeper],
  );
  const selection = useSelection(uidOf, mayTake);
  const batches = useBatches({ onDone: selection.clear, onSlips: setSlipKey });
  const { makeCode, askToDelete, giveRole } = useUserActions(setOpened);
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button icon={IconPlus} onClick={() => setOpened({ kind: 'create' })}>
              {t('create.title')}
            </Button>
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
          <UserFilters filter={filter} onChange={show} />
          <ExportButton filter={filter} />
        </div>
        <UserSelectionBar
          selection={selection}
          batches={batches}
          total={list.data?.total ?? 0}
          onEverybody={async () => selection.set(await everybody(filter), true)}
          onDelete={askToDelete}
        />
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
              onPassword={(person) => void batches.askPasswords([person])}
              onDelete={(person) => void askToDelete([person])}
              selection={selection}
            />
          )}
        </PagedList>
      </Card>
      {opened?.kind === 'create' && (
        <NewUserDialog
          onClose={close}
          onDone={(key, made) => {
            closeForSlips(key);
            if (made.role !== usualRole) void giveRole(made);
          }}
        />
      )}
      {opened?.kind === 'generate' && <GenerateDialog onClose={close} onDone={closeForSlips} />}
      <BatchDialogs batches={batches} />
      {slipKey && <SlipsDialog slipKey={slipKey} isOnlyChance onClose={() => setSlipKey(null)} />}
      {opened?.kind === 'edit' && <UserDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'sessions' && <SessionsDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'code' && (
        <CodeDialog person={opened.person} code={opened.code} onClose={close} />
      )}
    </AdminPage>
  );
}
