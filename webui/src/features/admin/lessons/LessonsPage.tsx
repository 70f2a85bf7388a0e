import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconFileText, IconPlus } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { AdminPage } from '../AdminPage';
import styles from '../desk.module.css';
import { LessonTable } from './LessonTable';
import { lessonListQuery } from './lessonDesk';

const usualList = { keyword: '', page: 1, limit: 10 };

/** /admin/lesson */
export default function LessonsPage() {
  const { t } = useTranslation('adminLessons');
  const { filters, show, turn } = useAddress(usualList);
  const { keyword, page, limit } = filters;
  const list = useQuery({
    ...lessonListQuery(keyword, page, limit),
    placeholderData: keepPreviousData,
  });
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <Link href={to('AdminLessonNew')} className={buttonClass('primary')}>
            <Icon icon={IconPlus} />
            {t('create')}
          </Link>
        }
      />
      <Card>
        <search className={layout.filters}>
          <SearchInput
            className={styles.search}
            label={t('search')}
            maxLength={100}
            value={keyword}
            onSearch={(text) => show({ keyword: text }, 'typing')}
          />
        </search>
        <PagedList
          list={list}
          page={page}
          pageSize={limit}
          onPage={turn}
          onPageSize={(size) => show({ limit: size })}
          empty={{ icon: IconFileText, text: t(keyword ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => <LessonTable rows={rows} isRefreshing={isRefreshing} />}
        </PagedList>
      </Card>
    </AdminPage>
  );
}
