import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { AcceptedCodeDialog } from '../../../entities/contest/laterAcceptedCode';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { IconCircleCheck, IconDownload } from '../../../shared/ui/icons';
import { ContestPageHead } from '../ContestPageHead';
import { DeskList } from '../desk/DeskList';
import { acceptedQuery, rowsPerPage } from './acceptedCalls';
import { acceptedColumns } from './acceptedColumns';

/** /contest/:contestID/ac-info: which balloons are to be brought (S2 §2, Admin Helper) */
export default function AcceptedPage() {
  const { t } = useTranslation(['contestAccepted', 'contest']);
  const { cid } = useContest();
  const { filters } = useAddress({ page: 1 });
  const [asksForCode, setAsksForCode] = useState(false);
  const list = useQuery(acceptedQuery(cid, filters.page));
  const columns = useMemo(() => acceptedColumns(t, cid), [t, cid]);
  return (
    <>
      <ContestPageHead title={t('contest:tabs.acInfo')} />
      <DeskList
        label={t('contest:tabs.acInfo')}
        hint={t('updated')}
        refresh={t('refresh')}
        list={list}
        pageSize={rowsPerPage}
        columns={columns}
        empty={{ icon: IconCircleCheck, text: t('none') }}
        buttons={
          <Button icon={IconDownload} onClick={() => setAsksForCode(true)}>
            {t('code.download')}
          </Button>
        }
      />
      {asksForCode && <AcceptedCodeDialog cid={cid} onClose={() => setAsksForCode(false)} />}
    </>
  );
}
