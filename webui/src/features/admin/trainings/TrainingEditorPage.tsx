import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { useTitle } from '../../../shared/lib/useTitle';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { useDesk } from './desk';
import { TrainingEditor } from './TrainingEditor';
import { TrainingPage } from './TrainingPage';
import { formOf, newTraining } from './trainingForm';

/** /admin/training/create and /admin/training/:trainingId/edit, and the same in a group */
export default function TrainingEditorPage() {
  const { trainingId, trainingID } = useParams<{ trainingId?: string; trainingID?: string }>();
  const desk = useDesk();
  if (trainingId === undefined && trainingID === undefined) return <NewTrainingPage />;
  return (
    <TrainingPage current="settings">
      {(found) => (
        <TrainingEditor
          key={found.training.id}
          desk={desk}
          stored={found.training}
          values={formOf(found)}
        />
      )}
    </TrainingPage>
  );
}

function NewTrainingPage() {
  const { t } = useTranslation('adminTrainings');
  const desk = useDesk();
  const [, navigate] = useLocation();
  const [values] = useState(newTraining);
  useTitle(t('create'));
  const list = { label: t('title'), href: desk.addresses.list };
  return (
    <AdminPage crumbs={[list, { label: t('create') }]}>
      <PageHead title={t('create')} />
      <TrainingEditor
        desk={desk}
        stored={null}
        values={values}
        onCreated={(tid) => navigate(desk.addresses.problems(tid))}
      />
    </AdminPage>
  );
}
