import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/Card';
import { CopyButton } from '../../../../shared/ui/CopyButton';
import { ErrorState } from '../../../../shared/ui/ErrorState';
import layout from '../../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../../shared/ui/Skeleton';
import { ContestToken } from './ContestToken';
import styles from './contestTools.module.css';
import { contestToolsQuery } from './contestToolsQueries';

/** Where the tools of ICPC read a contest, and the token by which they read it whole. */
export function ContestToolsCard({ cid }: { cid: number }) {
  const { t } = useTranslation('adminContests');
  const { data, error, refetch } = useQuery(contestToolsQuery(cid));
  const address = data && `${location.origin}${data.path}`;
  return (
    <Card title={t('tools.title')} isPadded>
      {address && (
        <div className={layout.form}>
          <p>{t('tools.what')}</p>
          <p className={layout.row}>
            <span>{t('tools.address')}</span>
            <code className={styles.words}>{address}</code>
            <CopyButton text={address} label={t('tools.copyAddress')} />
          </p>
          <p>{t(data.isPublic ? 'tools.public' : 'tools.closed')}</p>
          <p>{t('tools.whole')}</p>
          <ContestToken cid={cid} token={data.token} />
        </div>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
    </Card>
  );
}
