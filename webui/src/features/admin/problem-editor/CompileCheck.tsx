import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { toast } from '../../../shared/ui/toast';
import { compileProgram } from './problemEditorQueries';
import type { ProblemForm } from './problemForm';
import styles from './programs.module.css';

/** Compiles what stands in the form; the compiler's words come up in a dialog. */
export function CompileCheck({ pid }: { pid: number | undefined }) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues } = useFormContext<ProblemForm>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const check = async () => {
    const { judgeMode, spjCode, spjLanguage, judgeFiles } = getValues();
    const extraFiles = Object.fromEntries(judgeFiles.map((file) => [file.name, file.content]));
    setBusy(true);
    try {
      await compileProgram(judgeMode, { pid, code: spjCode, language: spjLanguage, extraFiles });
      toast.success(t('program.compiles'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" isBusy={isBusy} onClick={() => void check()}>
        {t('program.check')}
      </Button>
      {failure !== null && (
        <Dialog title={t('program.fails')} size="large" onClose={() => setFailure(null)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard */}
          <pre className={styles.compilerText} tabIndex={0}>
            {failure}
          </pre>
        </Dialog>
      )}
    </>
  );
}
