import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { EditNotices } from '../../../../shared/forms/EditNotices';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { useTitle } from '../../../../shared/lib/useTitle';
import { useOwnerGroup } from '../../../../shared/session/ownerGroup';
import { Button, buttonClass } from '../../../../shared/ui/Button';
import { Link } from '../../../../shared/ui/Link';
import layout from '../../../../shared/ui/layout.module.css';
import { AdminPage } from '../../AdminPage';
import { useProblemPages } from '../../problemPages';
import { problemKey, saveProblem } from '../problemEditorQueries';
import type { AdminProblem } from '../problemWire';
import { ObjectiveBasics } from './ObjectiveBasics';
import { bodyOf, type ObjectiveForm } from './objectiveForm';
import { objectiveSchema } from './objectiveRules';
import { QuestionExport } from './QuestionExport';
import { QuestionList } from './QuestionList';

interface ObjectiveEditorProps {
  /** Null for a new one. */
  problem: AdminProblem | null;
  values: ObjectiveForm;
}

/** The editor of a problem of questions. */
export function ObjectiveEditor({ problem, values }: ObjectiveEditorProps) {
  const { t } = useTranslation(['adminProblemEditorObjective', 'adminProblemEditor']);
  const [, navigate] = useLocation();
  const pages = useProblemPages();
  const gid = useOwnerGroup()?.gid ?? null;
  const edit = useEditForm({
    values,
    schema: objectiveSchema((fault) => t(`rules.${fault}`)),
    save: (form, { overwrites }) => saveProblem(bodyOf(form, problem, overwrites), gid),
    said: t(problem ? 'saved' : 'created'),
    keys: [['admin', 'problems'], ...(problem ? [problemKey(problem.id)] : [])],
    fieldOf: { 'problem.id_used': 'problemId', 'problem.publish_denied': 'auth' },
    faulty: t('faulty'),
    onSaved: (pid) => {
      if (!problem) navigate(pages.edit(pid), { replace: true });
    },
  });
  const name = problem ? `${problem.problemId} ${problem.title}` : t('new');
  useTitle(name);
  return (
    <AdminPage
      crumbs={[{ label: t('adminProblemEditor:problems'), href: pages.list }, { label: name }]}
      actions={
        <>
          {problem && (
            <>
              <QuestionExport pid={problem.id} />
              <Link href={pages.versions(problem.id)} className={buttonClass()}>
                {t('versions')}
              </Link>
              <Link href={pages.view(problem.problemId)} className={buttonClass()}>
                {t('view')}
              </Link>
            </>
          )}
          <Button kind="primary" isBusy={edit.isBusy} onClick={() => void edit.save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <h1 tabIndex={-1} className={layout.hiddenText}>
        {name}
      </h1>
      <FormProvider {...edit.form}>
        <form className={layout.stack} onSubmit={edit.onSubmit} noValidate>
          <EditNotices edit={edit} />
          <ObjectiveBasics storedAuth={problem?.auth ?? null} />
          <QuestionList />
        </form>
      </FormProvider>
    </AdminPage>
  );
}
