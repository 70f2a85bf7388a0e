import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { IconPlus, IconTool } from '../icons';
import { ToolDialog } from './ToolDialog';
import { ToolTable } from './ToolTable';
import { type StoredTool, toolListQuery } from './toolCalls';

/** /admin/tools */
export default function ToolsPage() {
  const { t } = useTranslation('adminTools');
  const [edited, setEdited] = useState<StoredTool | 'new' | null>(null);
  const list = useQuery(toolListQuery);
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
          {list.data?.length === 0 && <EmptyState icon={IconTool} text={t('empty')} />}
          {list.data && list.data.length > 0 && <ToolTable tools={list.data} onEdit={setEdited} />}
        </Card>
      </div>
      {edited && (
        <ToolDialog
          tool={edited === 'new' ? null : edited}
          nextSeq={(list.data?.at(-1)?.seq ?? 0) + 1}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminPage>
  );
}
