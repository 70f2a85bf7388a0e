import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload } from '../../../shared/ui/icons';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { erasureQuery } from './closingQueries';
import { ErasureForm } from './ErasureForm';
import styles from './examResults.module.css';
import { ReleaseCard } from './ReleaseCard';

/** Telling the results, what is kept as evidence, and what is erased in the end. */
export function ClosingView({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamResults');
  const erasure = useQuery(erasureQuery(tid));
  const evidence = useAction({
    run: () => downloadFile('GET /api/file/download-exam-evidence', { query: { tid } }),
    isSingle: true,
  });
  return (
    <>
      <ReleaseCard tid={tid} />
      <Card title={t('closing.evidence')} isPadded>
        <p className={styles.quiet}>{t('closing.evidenceHint')}</p>
        <Button icon={IconDownload} isBusy={evidence.isBusy} onClick={() => void evidence.run()}>
          {t('closing.downloadEvidence')}
        </Button>
      </Card>
      <Card title={t('closing.erasure')} isPadded>
        {erasure.isPending && <Skeleton lines={4} height={28} />}
        {erasure.isError && (
          <ErrorState error={erasure.error} onRetry={() => void erasure.refetch()} />
        )}
        {erasure.data && <ErasureForm tid={tid} stored={erasure.data} />}
      </Card>
    </>
  );
}
