import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { CarouselCard } from './CarouselCard';
import { PromoCard } from './PromoCard';
import { websiteQuery } from './startPictureQueries';

/** /admin/start-pictures */
export default function StartPicturesPage() {
  const { t } = useTranslation('adminStartPictures');
  const website = useQuery(websiteQuery);
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <CarouselCard />
        {website.isPending && <Skeleton lines={4} height={28} />}
        {website.isError && (
          <Card>
            <ErrorState error={website.error} onRetry={() => void website.refetch()} />
          </Card>
        )}
        {website.data && <PromoCard stored={website.data} />}
      </div>
    </AdminPage>
  );
}
