import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { to } from '../../../app/routes';
import { serverNow } from '../../../shared/lib/serverClock';
import { useTitle } from '../../../shared/lib/useTitle';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { ContestEditor } from './ContestEditor';
import { ContestPage } from './ContestPage';
import { formOf, newContest } from './contestForm';
import { ContestToolsCard } from './tools/ContestToolsCard';

/** /admin/contest/create and /admin/contest/:contestId/edit */
export default function ContestEditorPage() {
  const { contestId } = useParams<{ contestId?: string }>();
  if (contestId === undefined) return <NewContestPage />;
  return (
    <ContestPage current="AdminContestEdit">
      {(contest) => (
        <div className={layout.stack}>
          <ContestEditor key={contest.id} stored={contest} values={formOf(contest)} />
          <ContestToolsCard cid={contest.id} />
        </div>
      )}
    </ContestPage>
  );
}

function NewContestPage() {
  const { t } = useTranslation('adminContests');
  const [, navigate] = useLocation();
  const [values] = useState(() => newContest(serverNow()));
  useTitle(t('create'));
  const list = { label: t('title'), href: to('AdminContestList') };
  return (
    <AdminPage crumbs={[list, { label: t('create') }]}>
      <PageHead title={t('create')} />
      <ContestEditor
        stored={null}
        values={values}
        onCreated={(cid) => navigate(to('AdminContestProblems', { contestId: cid }))}
      />
    </AdminPage>
  );
}
