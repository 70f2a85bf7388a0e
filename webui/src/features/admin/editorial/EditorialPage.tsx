import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useTitle } from '../../../shared/lib/useTitle';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { problemNameQuery } from '../problemName';
import { useProblemPages } from '../problemPages';
import { EditorialForm } from './EditorialForm';
import { editorialQuery } from './editorialCalls';

/** /admin/problem/editorial/:pid, and within the desk of a group that owns the problem. */
export default function EditorialPage() {
  const { t } = useTranslation('adminEditorial');
  const pid = Number(useParams<{ pid: string }>().pid);
  const pages = useProblemPages();
  const problem = useQuery(problemNameQuery(pid, useOwnerGroup() !== null));
  const editorial = useQuery(editorialQuery(pid));
  const name = problem.data?.problemId ?? String(pid);
  useTitle(t('titleOf', { name }));
  return (
    <AdminPage
      crumbs={[
        { label: t('problems'), href: pages.list },
        { label: problem.data ? `${name} ${problem.data.title}` : name, href: pages.edit(pid) },
        { label: t('title') },
      ]}
    >
      <PageHead title={t('titleOf', { name })} />
      <Card isPadded>
        {editorial.isError && (
          <ErrorState error={editorial.error} onRetry={() => void editorial.refetch()} />
        )}
        {editorial.isPending && <Skeleton lines={8} />}
        {editorial.data && <EditorialForm pid={pid} stored={editorial.data} />}
      </Card>
    </AdminPage>
  );
}
