import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import layout from '../../../shared/ui/layout.module.css';
import { AdminPage } from '../AdminPage';
import { problemAuth } from '../problemTypes';
import { BasicSection } from './BasicSection';
import { ChecksCard } from './ChecksCard';
import { CompileError } from './CompileCheck';
import { DraftNotice } from './DraftNotice';
import { EditorActions } from './EditorActions';
import { EditorNotices } from './EditorNotices';
import styles from './editor.module.css';
import type { EditorFrame } from './editorFrame';
import { CheckStep, CodeStep, DataStep } from './laterSteps';
import { PublishCard } from './PublishCard';
import type { ProblemForm } from './problemForm';
import type { LanguageChoice, LoadedProblem } from './problemWire';
import { SamplesSection } from './SamplesSection';
import { StatementSection } from './StatementSection';
import { StepTabs } from './StepTabs';
import { UnsavedGuard } from './UnsavedGuard';
import { useProblemEditor } from './useProblemEditor';

interface ProblemEditorProps {
  loaded: LoadedProblem | null;
  initial: ProblemForm;
  languages: readonly LanguageChoice[];
  frame?: EditorFrame | undefined;
  /** Whose new problem is kept while it is written. */
  uid?: string | null;
  /** When the draft was kept that is gone on with, in ms; null where there was none. */
  draftOf?: number | null;
  onBeginAnew?: () => void;
}

export function ProblemEditor({
  loaded,
  initial,
  languages,
  frame,
  uid = null,
  draftOf = null,
  onBeginAnew,
}: ProblemEditorProps) {
  const { t } = useTranslation('adminProblemEditor');
  const editor = useProblemEditor({ loaded, initial, languages, uid, frame });
  const { program } = editor;
  const problem = loaded?.problem ?? null;
  const isRemote = problem?.isRemote ?? false;
  const name = problem ? `${problem.problemId} ${problem.title}` : t('new');
  // The code editors read their text when they open: another stored version opens them anew.
  const version = problem?.gmtModified ?? 'new';
  useTitle(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };

  return (
    <AdminPage
      crumbs={[
        ...(frame?.crumbs ?? [{ label: t('problems'), href: to('AdminProblemList') }]),
        { label: name },
      ]}
      actions={
        <EditorActions
          problem={problem}
          control={editor.form.control}
          onSave={() => void editor.save()}
        />
      }
    >
      <h1 tabIndex={-1} className={layout.hiddenText}>
        {name}
      </h1>
      <FormProvider {...editor.form}>
        {/* A new problem is kept as it is written: nothing is lost. */}
        {(loaded || uid === null) && <UnsavedGuard />}
        <form className={styles.columns} onSubmit={submit} noValidate>
          <div className={layout.stack}>
            {draftOf !== null && (
              <DraftNotice
                at={draftOf}
                onBeginAnew={() => {
                  editor.dropDraft();
                  onBeginAnew?.();
                }}
              />
            )}
            <EditorNotices editor={editor} problem={problem} languages={languages} />
            {frame?.head}
            <StepTabs>
              {{
                statement: (
                  <>
                    <BasicSection isNew={problem === null} isRemote={isRemote} />
                    <StatementSection />
                    <SamplesSection />
                  </>
                ),
                data: (
                  <DataStep
                    problem={problem}
                    languages={languages}
                    program={program}
                    version={version}
                  />
                ),
                code: <CodeStep problem={problem} languages={languages} version={version} />,
                check: <CheckStep pid={problem?.id ?? null} languages={languages} />,
              }}
            </StepTabs>
          </div>
          <div className={styles.side}>
            <PublishCard
              storedAuth={problem?.auth ?? null}
              isOfContest={frame?.auth === problemAuth.contest}
            />
            <ChecksCard />
          </div>
          {/* Enter in a field saves, like the button in the bar. */}
          <button type="submit" hidden tabIndex={-1}>
            {t('save')}
          </button>
        </form>
      </FormProvider>
      {program.failure !== null && <CompileError text={program.failure} onClose={program.close} />}
    </AdminPage>
  );
}
