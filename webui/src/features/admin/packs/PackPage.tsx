import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { usePolling } from '../../../shared/lib/usePolling';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { BankPreview } from './BankPreview';
import { MergeView } from './MergeView';
import { OpenCard } from './OpenCard';
import { OpenedExamCard } from './OpenedExamCard';
import { tones } from './PackTable';
import { downloadPack, type Pack, packQuery } from './packQueries';
import styles from './packs.module.css';

const isUnderWay = ({ state, opening }: Pack) => state === 'making' || opening;

/** /admin/packs/:packId: one sealed file, and what becomes of it. */
export default function PackPage() {
  const { t } = useTranslation('adminPacks');
  const { packId = '' } = useParams<{ packId: string }>();
  const pack = useQuery({
    ...packQuery(Number(packId) || 0),
    ...usePolling<Pack>({ every: 500, until: (told) => !isUnderWay(told) }),
  });
  const title = pack.data?.title ?? t('title');
  useTitle(title);
  return (
    <AdminPage crumbs={[{ label: t('title'), href: to('AdminPacks') }, { label: title }]}>
      {!pack.data && <PageHead title={t('title')} />}
      {pack.isPending && <Skeleton lines={8} height={32} />}
      {pack.isError && (
        <Card>
          <ErrorState error={pack.error} onRetry={() => void pack.refetch()} />
        </Card>
      )}
      {pack.data && <Shown pack={pack.data} />}
    </AdminPage>
  );
}

function Shown({ pack }: { pack: Pack }) {
  const { t } = useTranslation('adminPacks');
  return (
    <>
      <PageHead
        title={pack.title}
        remark={`${t(`kind.${pack.kind as 'exam'}`)} · ${t(`role.${pack.role as 'made'}`)}`}
      />
      <div className={layout.stack}>
        <Card isPadded>
          <dl className={styles.facts}>
            <dt>{t('column.state')}</dt>
            <dd>
              <Chip tone={tones[pack.state] ?? 'outline'}>
                {t(`state.${pack.state as 'ready'}`)}
              </Chip>
            </dd>
            <dt>{t('column.site')}</dt>
            <dd>{pack.site}</dd>
            <dt>{t('column.size')}</dt>
            <dd>{pack.size > 0 ? formatSize(pack.size) : '—'}</dd>
            {pack.beginTime && (
              <>
                <dt>{t('fact.begin')}</dt>
                <dd>{siteDateTime(pack.beginTime)}</dd>
              </>
            )}
            {pack.openedTime && (
              <>
                <dt>{t('fact.opened')}</dt>
                <dd>
                  {t('fact.openedBy', {
                    time: siteDateTime(pack.openedTime),
                    name: pack.openedBy ?? '',
                  })}
                </dd>
              </>
            )}
          </dl>
          {pack.error && <Notice tone="bad">{pack.error}</Notice>}
          {pack.role === 'made' && pack.state === 'ready' && <DownloadRow pack={pack} />}
        </Card>
        {pack.role === 'received' && <Received pack={pack} />}
        {pack.role === 'made' && pack.kind === 'exam' && pack.state === 'ready' && (
          <MergeView pack={pack} />
        )}
      </div>
    </>
  );
}

function Received({ pack }: { pack: Pack }) {
  if (pack.exam) return <OpenedExamCard pack={pack} opened={pack.exam} />;
  return (
    <>
      <OpenCard pack={pack} />
      {pack.bank && !pack.opening && <BankPreview bank={pack.bank} />}
    </>
  );
}

function DownloadRow({ pack }: { pack: Pack }) {
  const { t } = useTranslation('adminPacks');
  const download = useAction({ run: () => downloadPack(pack.id), isSingle: true });
  return (
    <div className={styles.foot}>
      <Button icon={IconDownload} isBusy={download.isBusy} onClick={() => void download.run()}>
        {t('downloadFile')}
      </Button>
      <span className={styles.quiet}>
        {t(pack.kind === 'exam' ? 'downloadExam' : 'downloadBank')}
      </span>
    </div>
  );
}
