import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isReady } from '../../../app/pages';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ConflictNotice } from '../../../shared/ui/ConflictNotice';
import { Icon } from '../../../shared/ui/Icon';
import { IconDeviceFloppy } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { AdminFrame } from '../AdminFrame';
import { AttachmentsCard } from './AttachmentsCard';
import { BasicSection } from './BasicSection';
import { CasesSection } from './CasesSection';
import { ChecksCard } from './ChecksCard';
import { ExtraFiles } from './ExtraFiles';
import styles from './editor.module.css';
import { JudgingCard } from './JudgingCard';
import { LanguagesSection } from './LanguagesSection';
import { ProgramSection } from './ProgramSection';
import { PublishCard } from './PublishCard';
import type { ProblemForm } from './problemForm';
import type { LanguageChoice, LoadedProblem } from './problemWire';
import { SamplesSection } from './SamplesSection';
import { StatementSection } from './StatementSection';
import { TemplatesSection } from './TemplatesSection';
import { useProblemEditor } from './useProblemEditor';

interface ProblemEditorProps {
  loaded: LoadedProblem | null;
  initial: ProblemForm;
  languages: readonly LanguageChoice[];
}

export function ProblemEditor({ loaded, initial, languages }: ProblemEditorProps) {
  const { t } = useTranslation('adminProblemEditor');
  const editor = useProblemEditor({ loaded, initial, languages });
  const name = loaded ? `${loaded.problem.problemId} ${loaded.problem.title}` : t('new');
  // The code editors read their text when they open: another stored version opens them anew.
  const version = loaded?.problem.gmtModified ?? 'new';
  useTitle(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };

  return (
    <AdminFrame
      active="AdminProblemList"
      crumbs={[{ label: t('problems'), href: to('AdminProblemList') }, { label: name }]}
      actions={
        <>
          {editor.isDirty && (
            <span className={styles.unsaved}>
              <Icon icon={IconDeviceFloppy} />
              <span className={styles.unsavedText}>{t('unsaved')}</span>
            </span>
          )}
          {loaded && isReady('ProblemDetails') && (
            <Link
              href={to('ProblemDetails', { problemID: loaded.problem.problemId })}
              target="_blank"
              className={buttonClass('plain', 'medium', false, styles.view)}
            >
              {t('view')}
            </Link>
          )}
          <Button kind="primary" isBusy={editor.isSaving} onClick={() => void editor.save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <h1 tabIndex={-1} className={layout.hiddenText}>
        {name}
      </h1>
      <FormProvider {...editor.form}>
        <form className={styles.columns} onSubmit={submit} noValidate>
          <div className={layout.stack}>
            {editor.failure && <Notice tone="bad">{editor.failure}</Notice>}
            {editor.toMend > 0 && <Notice tone="bad">{t('fix', { count: editor.toMend })}</Notice>}
            {editor.conflict && (
              <ConflictNotice
                message={editor.conflict}
                onDrop={() => void editor.reload()}
                onOverwrite={() => void editor.save(true)}
              />
            )}
            {loaded?.problem.unsupported && (
              <Notice tone="warn">
                {t('unsupported')} {loaded.problem.unsupportedReason}
              </Notice>
            )}
            <BasicSection isNew={loaded === null} />
            <StatementSection />
            <SamplesSection />
            <CasesSection pid={loaded?.problem.id ?? null} />
            <ProgramSection
              key={`program ${version}`}
              languages={languages}
              pid={loaded?.problem.id}
            />
            <LanguagesSection languages={languages} />
            <TemplatesSection key={`templates ${version}`} languages={languages} />
            <Card title={t('files.user')} hasRule>
              <ExtraFiles list="userFiles" hint={t('files.userHint')} />
            </Card>
            <AttachmentsCard problem={loaded?.problem ?? null} />
          </div>
          <div className={layout.stack}>
            <PublishCard storedAuth={loaded?.problem.auth ?? null} />
            <JudgingCard />
            <ChecksCard />
          </div>
          {/* Enter in a field saves, like the button in the bar. */}
          <button type="submit" hidden tabIndex={-1}>
            {t('save')}
          </button>
        </form>
      </FormProvider>
    </AdminFrame>
  );
}
