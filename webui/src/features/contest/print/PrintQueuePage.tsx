import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { useAddress } from '../../../shared/lists/useAddress';
import { IconPrinter } from '../../../shared/ui/icons';
import { ContestPageHead } from '../ContestPageHead';
import { DeskList } from '../desk/DeskList';
import { printQueueQuery, rowsPerPage } from './printCalls';
import { printColumns } from './printColumns';

/** /contest/:contestID/admin-print: what the desk prints (S2 §2) */
export default function PrintQueuePage() {
  const { t } = useTranslation(['contestPrint', 'contest']);
  const { cid } = useContest();
  const { filters } = useAddress({ page: 1 });
  const list = useQuery(printQueueQuery(cid, filters.page));
  const columns = useMemo(() => printColumns(t, cid), [t, cid]);
  return (
    <>
      <ContestPageHead title={t('contest:tabs.adminPrint')} />
      <DeskList
        label={t('contest:tabs.adminPrint')}
        hint={t('updated')}
        refresh={t('refresh')}
        list={list}
        pageSize={rowsPerPage}
        columns={columns}
        empty={{ icon: IconPrinter, text: t('none') }}
      />
    </>
  );
}
