import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconPrinter, IconRefresh } from '../../../shared/ui/icons';
import { ContestPageHead } from '../ContestPageHead';
import styles from './print.module.css';
import { printQueueQuery, rowsPerPage } from './printCalls';
import { printColumns } from './printColumns';

/** /contest/:contestID/admin-print: what the desk prints (S2 §2) */
export default function PrintQueuePage() {
  const { t } = useTranslation(['contestPrint', 'contest']);
  const { cid } = useContest();
  const { filters, turn } = useAddress({ page: 1 });
  const list = useQuery(printQueueQuery(cid, filters.page));
  const columns = useMemo(() => printColumns(t, cid), [t, cid]);
  return (
    <>
      <ContestPageHead title={t('contest:tabs.adminPrint')} />
      <Card>
        <div className={styles.bar}>
          <span className={styles.hint}>{t('updated')}</span>
          <Button icon={IconRefresh} isBusy={list.isRefetching} onClick={() => void list.refetch()}>
            {t('refresh')}
          </Button>
        </div>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={rowsPerPage}
          onPage={turn}
          empty={{ icon: IconPrinter, text: t('none') }}
        >
          {(rows) => (
            <DataTable
              label={t('contest:tabs.adminPrint')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Card>
    </>
  );
}
