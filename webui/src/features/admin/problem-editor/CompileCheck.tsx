import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { Dialog } from '../../../shared/ui/Dialog';
import { IconCheck } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import editorStyles from './editor.module.css';
import type { ProblemForm } from './problemForm';
import styles from './programs.module.css';
import type { ProgramCheck } from './useProgramCheck';

const watched = ['judgeMode', 'spjCode', 'spjLanguage', 'judgeFiles'] as const;

/** Compiles what stands in the form, and says whether that is known to compile. */
export function CompileCheck({ check }: { check: ProgramCheck }) {
  const { t } = useTranslation('adminProblemEditor');
  const [judgeMode, spjCode, spjLanguage, judgeFiles] = useWatch<ProblemForm, typeof watched>({
    name: watched,
  });
  const isCompiled = check.isCompiled({ judgeMode, spjCode, spjLanguage, judgeFiles });
  const compile = async () => {
    if (await check.compile()) toast.success(t('program.compiles'));
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
