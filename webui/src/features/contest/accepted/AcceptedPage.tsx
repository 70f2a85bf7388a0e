import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconCircleCheck, IconDownload, IconRefresh } from '../../../shared/ui/icons';
import { ContestPageHead } from '../ContestPageHead';
import styles from './accepted.module.css';
import { acceptedQuery, rowsPerPage } from './acceptedCalls';
import { acceptedColumns } from './acceptedColumns';
import { CodeDialog } from './CodeDialog';

/** /contest/:contestID/ac-info: which balloons are to be brought (S2 §2, Admin Helper) */
export default function AcceptedPage() {
  const { t } = useTranslation(['contestAccepted', 'contest']);
  const { cid } = useContest();
  const { filters, turn } = useAddress({ page: 1 });
  const [asksForCode, setAsksForCode] = useState(false);
  const list = useQuery(acceptedQuery(cid, filters.page));
  const columns = useMemo(() => acceptedColumns(t, cid), [t, cid]);
  return (
    <>
      <ContestPageHead title={t('contest:tabs.acInfo')} />
      <Card>
        <div className={styles.bar}>
          <span className={styles.hint}>{t('updated')}</span>
          <span className={styles.buttons}>
            <Button icon={IconDownload} onClick={() => setAsksForCode(true)}>
              {t('code.download')}
            </Button>
            <Button
              icon={IconRefresh}
              isBusy={list.isRefetching}
              onClick={() => void list.refetch()}
            >
              {t('refresh')}
            </Button>
          </span>
        </div>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={rowsPerPage}
          onPage={turn}
          empty={{ icon: IconCircleCheck, text: t('none') }}
        >
          {(rows) => (
            <DataTable
              label={t('contest:tabs.acInfo')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Card>
      {asksForCode && <CodeDialog cid={cid} onClose={() => setAsksForCode(false)} />}
    </>
  );
}
