import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { PageHead } from '../../../shared/ui/PageHead';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import styles from '../desk.module.css';
import { IconPlus, IconTag } from '../icons';
import { CategoryDialog } from './CategoryDialog';
import { type TrainingCategory, useDesk } from './desk';
import { categoriesQuery } from './useCategoriesFirst';

/** /admin/training/category, and the same in a group, whose trainings may have the site's, too */
export default function CategoriesPage() {
  const { t } = useTranslation('adminTrainings');
  const desk = useDesk();
  const list = useQuery(categoriesQuery(desk));
  /** Undefined while none is edited, null for a new one. */
  const [edited, edit] = useState<TrainingCategory | null | undefined>(undefined);
  const columns = useMemo(
    (): DataColumn<TrainingCategory>[] => [
      { id: 'id', head: t('category.id'), kind: 'id', hide: 'narrow', cell: ({ id }) => id },
      {
        id: 'name',
        head: t('category.name'),
        cell: ({ name, color }) => <Chip dot={color}>{name}</Chip>,
      },
      {
        id: 'updated',
        head: t('column.updated'),
        hide: 'narrow',
        cell: ({ gmtModified }) => <RelativeTime time={gmtModified} />,
      },
      {
        id: 'actions',
        head: t('column.actions'),
        align: 'end',
        cell: (row) =>
          row.gid === desk.gid ? (
            <Button
              size="small"
              aria-label={t('category.editNamed', { name: row.name })}
              onClick={() => edit(row)}
            >
              {t('category.edit')}
            </Button>
          ) : (
            <span className={styles.remark}>{t('category.ofSite')}</span>
          ),
      },
    ],
    [t, desk],
  );
  useTitle(t('category.title'));
  const trainings = { label: t('title'), href: desk.addresses.list };
  return (
    <AdminPage crumbs={[trainings, { label: t('category.title') }]}>
      <PageHead
        title={t('category.title')}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => edit(null)}>
            {t('category.create')}
          </Button>
        }
      />
      <Card>
        {list.isPending && <Skeleton lines={4} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState icon={IconTag} text={t('category.empty')} />}
        {list.data && list.data.length > 0 && (
          <DataTable
            label={t('category.title')}
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
      {edited !== undefined && (
        <CategoryDialog desk={desk} category={edited} onClose={() => edit(undefined)} />
      )}
    </AdminPage>
  );
}
