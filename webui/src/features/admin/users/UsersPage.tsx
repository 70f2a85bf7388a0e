import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Icon } from '../../../shared/ui/Icon';
import { IconFileImport, IconUser, IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { AdminFrame } from '../AdminFrame';
import { CodeDialog } from '../login-codes/CodeDialog';
import { peopleQuery, rowsPerPage } from '../login-codes/loginCodeQueries';
import { SlipsDialog } from '../slips/SlipsDialog';
import { ExportButton } from './ExportButton';
import { GenerateDialog } from './GenerateDialog';
import { SessionsDialog } from './SessionsDialog';
import { UserDialog } from './UserDialog';
import { UserSelectionBar } from './UserSelectionBar';
import { UserTable } from './UserTable';
import styles from './users.module.css';
import { type Opened, useUserActions } from './useUserActions';
import { useUserSelection } from './useUserSelection';

/** /admin/user: the accounts of the site, for root. */
export default function UsersPage() {
  const { t } = useTranslation('adminUsers');
  useTitle(t('title'));
  const [keyword, setKeyword] = useState('');
  const [isOnlyStaff, setOnlyStaff] = useState(false);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(rowsPerPage);
  const [opened, setOpened] = useState<Opened>(null);
  // Of its own: the dialog that closes before it must not close it too.
  const [slipKey, setSlipKey] = useState<string | null>(null);
  const list = useQuery(peopleQuery(keyword, page, isOnlyStaff, pageSize));
  const close = () => setOpened(null);

  const selection = useUserSelection();
  const { makeCode, askToDelete } = useUserActions(setOpened);
  return (
    <AdminFrame active="AdminUsers" crumbs={[{ label: t('title') }]}>
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
            onSearch={(text) => {
              setKeyword(text);
              setPage(1);
            }}
          />
          <Switch
            label={t('onlyStaff')}
            checked={isOnlyStaff}
            onChange={(event) => {
              setOnlyStaff(event.currentTarget.checked);
              setPage(1);
            }}
          />
          <ExportButton keyword={keyword} isOnlyStaff={isOnlyStaff} />
        </div>
        <UserSelectionBar selection={selection} onDelete={askToDelete} />
        {list.isPending && <Skeleton className={styles.skeleton} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.records.length === 0 && <EmptyState icon={IconUser} text={t('empty')} />}
        {list.data && list.data.records.length > 0 && (
          <UserTable
            rows={list.data.records}
            isRefreshing={list.isFetching}
            onEdit={(person) => setOpened({ kind: 'edit', person })}
            onSessions={(person) => setOpened({ kind: 'sessions', person })}
            onCode={makeCode}
            onDelete={(person) => void askToDelete([person])}
            selection={selection}
          />
        )}
        {list.data && list.data.total > rowsPerPage && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={list.data.total}
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        )}
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
      {slipKey && <SlipsDialog slipKey={slipKey} onClose={() => setSlipKey(null)} />}
      {opened?.kind === 'edit' && <UserDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'sessions' && <SessionsDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'code' && (
        <CodeDialog person={opened.person} code={opened.code} onClose={close} />
      )}
    </AdminFrame>
  );
}
