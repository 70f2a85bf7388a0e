import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { AroundLesson } from './AroundLesson';
import { LessonEditor } from './LessonEditor';
import { formOf, newLesson } from './lessonForm';

/** /admin/lesson/create and /admin/lesson/:lessonId/edit */
export default function LessonEditorPage() {
  const { lessonId } = useParams<{ lessonId?: string }>();
  if (lessonId === undefined) return <NewLessonPage />;
  return (
    <AroundLesson current="settings">
      {(lesson) => <LessonEditor key={lesson.id} stored={lesson} values={formOf(lesson)} />}
    </AroundLesson>
  );
}

function NewLessonPage() {
  const { t } = useTranslation('adminLessons');
  const [, navigate] = useLocation();
  const [values] = useState(newLesson);
  useTitle(t('create'));
  const list = { label: t('title'), href: to('AdminLessonList') };
  return (
    <AdminPage crumbs={[list, { label: t('create') }]}>
      <PageHead title={t('create')} />
      <LessonEditor
        stored={null}
        values={values}
        onCreated={(lessonId) => navigate(to('AdminLessonGroups', { lessonId }))}
      />
    </AdminPage>
  );
}
