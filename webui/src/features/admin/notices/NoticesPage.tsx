import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconBell } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Select } from '../../../shared/ui/Select';
import { AdminPage } from '../AdminPage';
import { IconPlus } from '../icons';
import { NoticeDialog } from './NoticeDialog';
import { NoticeTable } from './NoticeTable';
import { audiences, noticeListQuery, rowsPerPage, type SystemNotice } from './noticeQueries';
import styles from './notices.module.css';

/** /admin/notice */
export default function NoticesPage() {
  const { t } = useTranslation('adminNotices');
  const { filters, show, turn } = useAddress({ type: '', page: 1 });
  const type = audiences.find((each) => each === filters.type) ?? '';
  const [edited, setEdited] = useState<SystemNotice | 'new' | null>(null);
  const list = useQuery(noticeListQuery(type, filters.page));
  useTitle(t('title'));

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      />
      <Card>
        <div className={layout.filters}>
          <Select
            label={t('column.audience')}
            className={styles.filter}
            value={type}
            onChange={(event) => show({ type: event.currentTarget.value })}
            options={[
              { value: '', label: t('everyAudience') },
              ...audiences.map((value) => ({ value, label: t(`audience.${value}`) })),
            ]}
          />
        </div>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={rowsPerPage}
          onPage={turn}
          empty={{ icon: IconBell, text: t('empty') }}
        >
          {(rows, isRefreshing) => (
            <NoticeTable rows={rows} isRefreshing={isRefreshing} onEdit={setEdited} />
          )}
        </PagedList>
      </Card>
      {edited && (
        <NoticeDialog notice={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </AdminPage>
  );
}
