import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useTitle } from '../../../shared/lib/useTitle';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { useUser } from '../../../shared/session/useUser';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Icon } from '../../../shared/ui/Icon';
import { IconDatabase, IconPencil } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { queryOfExam, useExamOfAddress } from '../examOfAddress';
import { OutdatedResults } from '../OutdatedResults';
import { problemNameQuery } from '../problemName';
import { useProblemPages } from '../problemPages';
import { mayRejudge } from '../rights';
import { RejudgeCards } from './RejudgeCards';
import { useStartPreview } from './useStartPreview';
import { VersionDialog } from './VersionDialog';
import { VersionTable } from './VersionTable';
import { type DataVersion, versionsQuery } from './versionCalls';

/** /admin/problem/versions/:pid */
export default function DataVersionsPage() {
  const { t } = useTranslation('adminDataVersions');
  const exam = useExamOfAddress();
  const pid = Number(useParams<{ pid: string }>().pid);
  const pages = useProblemPages();
  const problem = useQuery(problemNameQuery(pid, useOwnerGroup() !== null));
  const versions = useQuery(versionsQuery(pid));
  const canRejudge = mayRejudge(useUser());
  const [chosen, setChosen] = useState<DataVersion | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const start = useStartPreview(pid, exam, setPreview);
  const name = problem.data ? problem.data.problemId : String(pid);
  useTitle(t('titleOf', { name }));

  return (
    <AdminPage
      crumbs={[
        { label: t('problems'), href: pages.list },
        {
          label: problem.data ? `${name} ${problem.data.title}` : name,
          href: pages.edit(pid),
        },
        { label: t('title') },
      ]}
    >
      <PageHead
        title={t('titleOf', { name })}
        actions={
          <Link href={pages.edit(pid, queryOfExam(exam))} className={buttonClass('plain')}>
            <Icon icon={IconPencil} />
            {t('toEditor')}
          </Link>
        }
      />
      <div className={layout.stack}>
        <Notice>{t('hint')}</Notice>
        {problem.data && (
          <OutdatedResults
            pid={pid}
            changedAt={problem.data.gmtModified}
            versions={pages.versions(pid)}
          />
        )}
        <Card title={t('versions')}>
          {versions.isPending && <Skeleton lines={4} height={28} />}
          {versions.isError && (
            <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
          )}
          {versions.data?.length === 0 && <EmptyState icon={IconDatabase} text={t('empty')} />}
          {versions.data && versions.data.length > 0 && (
            <VersionTable
              pid={pid}
              rows={versions.data}
              onChoose={setChosen}
              onPreview={canRejudge ? start : null}
            />
          )}
        </Card>
        {canRejudge && <RejudgeCards pid={pid} exam={exam} opened={preview} onOpen={setPreview} />}
      </div>
      {chosen && <VersionDialog pid={pid} version={chosen} onClose={() => setChosen(null)} />}
    </AdminPage>
  );
}
