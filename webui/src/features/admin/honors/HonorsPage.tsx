import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconSchool } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { IconPlus } from '../icons';
import { HonorDialog } from './HonorDialog';
import { HonorTable } from './HonorTable';
import { type Honor, honorListQuery } from './honorCalls';

/** /admin/honor */
export default function HonorsPage() {
  const { t } = useTranslation('adminHonors');
  const [edited, setEdited] = useState<Honor | 'new' | null>(null);
  const list = useQuery(honorListQuery);
  useTitle(t('title'));

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      />
      <div className={layout.stack}>
        <p>{t('text')}</p>
        <Card>
          {list.isPending && <Skeleton lines={4} height={28} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data?.length === 0 && <EmptyState icon={IconSchool} text={t('empty')} />}
          {list.data && list.data.length > 0 && (
            <HonorTable honors={list.data} onEdit={setEdited} />
          )}
        </Card>
      </div>
      {edited && (
        <HonorDialog honor={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </AdminPage>
  );
}
