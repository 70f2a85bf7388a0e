import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconUser } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { AdminFrame } from '../AdminFrame';
import { CodeDialog } from '../login-codes/CodeDialog';
import {
  type LoginCode,
  makeLoginCode,
  type Person,
  peopleQuery,
  rowsPerPage,
} from '../login-codes/loginCodeQueries';
import { SessionsDialog } from './SessionsDialog';
import { UserDialog } from './UserDialog';
import { UserTable } from './UserTable';
import styles from './users.module.css';

type Opened =
  | { kind: 'edit' | 'sessions'; person: Person }
  | { kind: 'code'; person: Person; code: LoginCode };

/** /admin/user: the accounts of the site, for root. */
export default function UsersPage() {
  const { t } = useTranslation('adminUsers');
  useTitle(t('title'));
  const [keyword, setKeyword] = useState('');
  const [isOnlyStaff, setOnlyStaff] = useState(false);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useQuery(peopleQuery(keyword, page, isOnlyStaff));
  const close = () => setOpened(null);

  const makeCode = async (person: Person) => {
    try {
      setOpened({ kind: 'code', person, code: await makeLoginCode(person.uid) });
    } catch {
      // The call has shown its refusal.
    }
  };

  return (
    <AdminFrame active="AdminUsers" crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
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
        </div>
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
          />
        )}
        {list.data && list.data.total > rowsPerPage && (
          <Pagination page={page} pageSize={rowsPerPage} total={list.data.total} onPage={setPage} />
        )}
      </Card>
      {opened?.kind === 'edit' && <UserDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'sessions' && <SessionsDialog person={opened.person} onClose={close} />}
      {opened?.kind === 'code' && (
        <CodeDialog person={opened.person} code={opened.code} onClose={close} />
      )}
    </AdminFrame>
  );
}
