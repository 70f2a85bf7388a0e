import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconUser } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminFrame } from '../AdminFrame';
import { CodeDialog } from './CodeDialog';
import {
  type LoginCode,
  makeLoginCode,
  type Person,
  peopleQuery,
  rowsPerPage,
} from './loginCodeQueries';
import styles from './loginCodes.module.css';
import { PeopleTable } from './PeopleTable';

interface Made {
  person: Person;
  code: LoginCode;
}

/** /admin/login-codes: root helps who cannot log in. */
export default function LoginCodesPage() {
  const { t } = useTranslation('adminLoginCodes');
  useTitle(t('title'));
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [made, setMade] = useState<Made | null>(null);
  const list = useQuery(peopleQuery(keyword, page));

  const make = async (person: Person) => {
    try {
      setMade({ person, code: await makeLoginCode(person.uid) });
    } catch {
      // The call has shown its refusal.
    }
  };

  return (
    <AdminFrame active="AdminLoginCodes" crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Notice tone="info">{t('hint')}</Notice>
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
          </div>
          {list.isPending && <Skeleton className={styles.skeleton} lines={6} height={28} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data?.records.length === 0 && <EmptyState icon={IconUser} text={t('empty')} />}
          {list.data && list.data.records.length > 0 && (
            <PeopleTable rows={list.data.records} isRefreshing={list.isFetching} onMake={make} />
          )}
          {list.data && list.data.total > rowsPerPage && (
            <Pagination
              page={page}
              pageSize={rowsPerPage}
              total={list.data.total}
              onPage={setPage}
            />
          )}
        </Card>
      </div>
      {made && <CodeDialog {...made} onClose={() => setMade(null)} />}
    </AdminFrame>
  );
}
