import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { serverNow } from '../../../shared/lib/serverClock';
import { useTitle } from '../../../shared/lib/useTitle';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { ContestEditor } from './ContestEditor';
import { ContestPage } from './ContestPage';
import { formOf, newContest } from './contestForm';
import { OfficePage } from './OfficePage';
import { groupOfOffice, listOfContests, pageOfContest } from './office';
import { ContestToolsCard } from './tools/ContestToolsCard';

/** /admin/contest/create and /admin/contest/:contestId/edit, and the same in a group */
export default function ContestEditorPage() {
  const { contestId } = useParams<{ contestId?: string }>();
  if (contestId === undefined) return <NewContestPage />;
  return (
    <ContestPage current="settings">
      {(contest) => (
        <div className={layout.stack}>
          <ContestEditor key={contest.id} stored={contest} values={formOf(contest)} />
          {groupOfOffice() === null && <ContestToolsCard cid={contest.id} />}
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
  const list = { label: t('title'), href: listOfContests() };
  return (
    <OfficePage crumbs={[list, { label: t('create') }]}>
      <PageHead title={t('create')} />
      <ContestEditor
        stored={null}
        values={values}
        onCreated={(cid) => navigate(pageOfContest('problems', cid))}
      />
    </OfficePage>
  );
}
