import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { CodeField } from './CodeField';
import { ComparisonFields } from './ComparisonFields';
import { CompileCheck } from './CompileCheck';
import { ExtraFiles } from './ExtraFiles';
import { hasProgram } from './judgeProgram';
import { ListError } from './ListError';
import { ProgramFields } from './ProgramFields';
import type { ProblemForm } from './problemForm';
import type { LanguageChoice } from './problemWire';
import styles from './programs.module.css';
import type { ProgramCheck } from './useProgramCheck';

interface ProgramSectionProps {
  languages: readonly LanguageChoice[];
  check: ProgramCheck;
}

/** The checker or the interactor, with its convention and its files. */
export function ProgramSection({ languages, check }: ProgramSectionProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [mode, convention] = useWatch<ProblemForm, ['judgeMode', 'spjAbi']>({
    name: ['judgeMode', 'spjAbi'],
  });
  if (!hasProgram(mode)) return null;
  const hasCode = convention !== 'builtin';
  return (
    <Card
      title={t(mode === 'interactive' ? 'program.interactor' : 'program.checker')}
      hasRule
      actions={hasCode && <CompileCheck check={check} />}
    >
      <div className={styles.fields}>
        <ProgramFields languages={languages} hasCode={hasCode} />
        {!hasCode && <ComparisonFields />}
      </div>
      {hasCode && <ProgramCode />}
      {hasCode && <ExtraFiles list="judgeFiles" hint={t('files.judgeHint')} />}
    </Card>
  );
}

function ProgramCode() {
  const { t } = useTranslation('adminProblemEditor');
  const language = useWatch<ProblemForm, 'spjLanguage'>({ name: 'spjLanguage' });
  const { field, fieldState } = useController<ProblemForm, 'spjCode'>({ name: 'spjCode' });
  return (
    <div className={styles.codeRow}>
      <ListError error={fieldState.error} />
      <CodeField
        isTall
        language={language}
        label={t('program.code')}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}
