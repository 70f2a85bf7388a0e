import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { Dialog } from '../../../shared/ui/Dialog';
import { IconCheck } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import editorStyles from './editor.module.css';
import type { ProgramNames } from './judgeProgram';
import type { ProblemForm } from './problemForm';
import styles from './programs.module.css';
import { type ProgramCheck, programAt } from './useProgramCheck';

interface CompileCheckProps {
  check: ProgramCheck;
  names: ProgramNames;
}

/** Compiles what stands in the form, and says whether that is known to compile. */
export function CompileCheck({ check, names }: CompileCheckProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues } = useFormContext<ProblemForm>();
  useWatch<ProblemForm>({ name: ['judgeMode', names.code, names.language, 'judgeFiles'] });
  const isCompiled = check.isCompiled(programAt(names, getValues()));
  const compile = async () => {
    // As it stands now: the form may change while the compiler works.
    if (await check.compile(programAt(names, getValues()))) toast.success(t('program.compiles'));
  };
  return (
    <div className={styles.actions}>
      {isCompiled && (
        <Chip tone="good" icon={IconCheck}>
          {t('program.compiled')}
        </Chip>
      )}
      <Button size="small" isBusy={check.isBusy} onClick={() => void compile()}>
        {t('program.check')}
      </Button>
    </div>
  );
}

interface CompileErrorProps {
  text: string;
  onClose: () => void;
}

/** The compiler's words (S3 §8: a dialog titled Compile Error). */
export function CompileError({ text, onClose }: CompileErrorProps) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <Dialog title={t('program.fails')} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard */}
      <pre className={editorStyles.textBox} tabIndex={0}>
        {text}
      </pre>
    </Dialog>
  );
}
