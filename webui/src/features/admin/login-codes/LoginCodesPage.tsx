import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LoginCode,
  makeLoginCode,
  type Person,
  peopleQuery,
  rowsPerPage,
} from '../../../entities/user/people';
import { useAction } from '../../../shared/forms/useAction';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { IconUser } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { AdminPage } from '../AdminPage';
import styles from './loginCodes.module.css';
import { PeopleTable } from './PeopleTable';

const CodeDialog = lazyPart(() => import('./CodeDialog'), { missing: 'dialog' });

interface Made {
  person: Person;
  code: LoginCode;
}

/** /admin/login-codes: root helps who cannot log in. */
export default function LoginCodesPage() {
  const { t } = useTranslation('adminLoginCodes');
  useTitle(t('title'));
  const { filters, show, turn } = useAddress({ keyword: '', page: 1 });
  const [made, setMade] = useState<Made | null>(null);
  const list = useQuery(peopleQuery({ keyword: filters.keyword }, filters.page));

  const make = useAction({
    run: (person: Person) => makeLoginCode(person.uid),
    onDone: (code, person) => setMade({ person, code }),
  });

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Notice tone="info">{t('hint')}</Notice>
        <Card>
          <div className={layout.filters}>
            <SearchInput
              className={styles.search}
              label={t('search')}
              value={filters.keyword}
              onSearch={(keyword) => show({ keyword }, 'typing')}
            />
          </div>
          <PagedList
            list={list}
            page={filters.page}
            pageSize={rowsPerPage}
            onPage={turn}
            empty={{ icon: IconUser, text: t('empty') }}
          >
            {(rows, isRefreshing) => (
              <PeopleTable rows={rows} isRefreshing={isRefreshing} onMake={make.run} />
            )}
          </PagedList>
        </Card>
      </div>
      {made && <CodeDialog {...made} onClose={() => setMade(null)} />}
    </AdminPage>
  );
}
