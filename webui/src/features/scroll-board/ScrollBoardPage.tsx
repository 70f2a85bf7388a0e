import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useTitle } from '../../shared/lib/useTitle';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { readRollAddress, rollQuery } from './scrollBoardQueries';
import { RollStage } from './stage/RollStage';
import styles from './stage/Stage.module.css';

/** /scrollBoard: a window of its own, for the hall. */
export default function ScrollBoardPage() {
  const { t } = useTranslation('scrollBoard');
  const loaded = useQuery(rollQuery(readRollAddress(useSearch())));
  useTitle(t('title'));
  if (loaded.data && loaded.data.roll.start.length > 0) {
    const { info, roll } = loaded.data;
    return <RollStage title={info.title} roll={roll} colors={info.balloonColor} />;
  }
  return (
    <main className={styles.waiting}>
      <PageHead title={loaded.data?.info.title ?? t('title')} />
      {loaded.isPending && <Skeleton lines={14} height={44} />}
      {loaded.isError && <ErrorState error={loaded.error} onRetry={() => void loaded.refetch()} />}
      {loaded.data && <EmptyState text={t('empty')} />}
    </main>
  );
}
