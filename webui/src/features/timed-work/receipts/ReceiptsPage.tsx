import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownProgressQuery } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { useUser } from '../../../shared/session/useUser';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { PrintButton, Sheet } from '../../../shared/ui/sheet/Sheet';
import { WorkPageHead } from '../WorkPageHead';
import styles from './Receipts.module.css';
import { ReceiptTable } from './ReceiptTable';

/** /timedwork/:timedWorkID/receipts: what the server has received, to look at and to take along. */
export default function ReceiptsPage() {
  const { t } = useTranslation('timedWork');
  return (
    <>
      <WorkPageHead title={t('tabs.receipts')} />
      <Receipts />
    </>
  );
}

function Receipts() {
  const { t } = useTranslation('timedWork');
  const { id, work } = useTimedWork();
  const user = useUser();
  const progress = useQuery({ ...ownProgressQuery(id), staleTime: 0 });
  if (progress.isPending) return <Skeleton lines={6} height={28} />;
  if (progress.isError) {
    return <ErrorState error={progress.error} onRetry={() => void progress.refetch()} />;
  }
  const { receipts, now } = progress.data;
  const person = [user?.username, user?.realname].filter(Boolean).join(' · ');
  const end = work.record?.endTime;
  const facts = [
    person,
    t('receipts.count', { count: receipts.length }),
    end
      ? t('receipts.handedIn', { time: siteDateTime(end) })
      : t('receipts.asOf', { time: siteDateTime(now) }),
  ];
  return (
    <>
      <div className={styles.tools} data-no-print>
        <p>{t('receipts.text')}</p>
        <PrintButton isReady>{t('receipts.print')}</PrintButton>
      </div>
      <Sheet className={styles.sheet}>
        <header>
          <h2>{work.title}</h2>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </header>
        <ReceiptTable receipts={receipts} />
      </Sheet>
    </>
  );
}
