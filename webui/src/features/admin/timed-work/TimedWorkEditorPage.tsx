import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { to } from '../../../app/routes';
import { serverNow } from '../../../shared/lib/serverClock';
import { useTitle } from '../../../shared/lib/useTitle';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { TimedWorkEditor } from './TimedWorkEditor';
import { TimedWorkPage } from './TimedWorkPage';
import { formOf, newWork } from './timedWorkForm';
import { workQuery } from './timedWorkQueries';

/** /admin/timedwork/create and /admin/timedwork/:workId/edit */
export default function TimedWorkEditorPage() {
  const { workId } = useParams<{ workId?: string }>();
  if (workId === undefined) return <NewTimedWorkPage />;
  return (
    <TimedWorkPage current="AdminTimedWorkEdit" query={workQuery}>
      {(work) => <TimedWorkEditor key={work.id} stored={work} values={formOf(work)} />}
    </TimedWorkPage>
  );
}

function NewTimedWorkPage() {
  const { t } = useTranslation('adminTimedWork');
  const [, navigate] = useLocation();
  const [values] = useState(() => newWork(serverNow()));
  useTitle(t('create'));
  const list = { label: t('title'), href: to('AdminTimedWorkList') };
  return (
    <AdminPage crumbs={[list, { label: t('create') }]}>
      <PageHead title={t('create')} />
      <TimedWorkEditor
        stored={null}
        values={values}
        onCreated={(tid) => navigate(to('AdminTimedWorkProblems', { workId: tid }))}
      />
    </AdminPage>
  );
}
