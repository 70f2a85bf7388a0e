import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { useUser } from '../../../shared/session/useUser';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconSchool } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { AdminPage } from '../AdminPage';
import styles from '../desk.module.css';
import { IconPlus, IconTag } from '../icons';
import { looksAfterAll } from '../rights';
import { deskKey, useDesk } from './desk';
import { TrainingDeskTable } from './TrainingDeskTable';
import { useCategoriesFirst } from './useCategoriesFirst';

const usualList = { keyword: '', page: 1, limit: 10 };

/** /admin/training */
export default function TrainingsPage() {
  const { t } = useTranslation('adminTrainings');
  const desk = useDesk();
  const user = useUser();
  const { filters, show, turn } = useAddress(usualList);
  const list = useQuery({
    queryKey: [...deskKey(desk), 'list', filters],
    queryFn: () => desk.list(filters),
    placeholderData: keepPreviousData,
  });
  const create = useCategoriesFirst(desk);
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <>
            {looksAfterAll(user) && (
              <Link href={desk.addresses.categories} className={buttonClass()}>
                <Icon icon={IconTag} />
                {t('category.title')}
              </Link>
            )}
            <Link href={desk.addresses.create} className={buttonClass('primary')} onClick={create}>
              <Icon icon={IconPlus} />
              {t('create')}
            </Link>
          </>
        }
      />
      <Card>
        <search className={layout.filters}>
          <SearchInput
            className={styles.search}
            label={t('search')}
            maxLength={100}
            value={filters.keyword}
            onSearch={(keyword) => show({ keyword }, 'typing')}
          />
        </search>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={filters.limit}
          onPage={turn}
          onPageSize={(limit) => show({ limit })}
          empty={{ icon: IconSchool, text: t(filters.keyword ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => (
            <TrainingDeskTable desk={desk} rows={rows} isRefreshing={isRefreshing} />
          )}
        </PagedList>
      </Card>
    </AdminPage>
  );
}
