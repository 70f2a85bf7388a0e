import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Switch } from '../../../shared/ui/Switch';
import { CodeField } from './CodeField';
import { ComparisonFields } from './ComparisonFields';
import { CompileCheck } from './CompileCheck';
import { ExtraFiles } from './ExtraFiles';
import { builtin, checkerAfter, hasProgram, judgeProgram, type ProgramNames } from './judgeProgram';
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
export function ProgramSection(props: ProgramSectionProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [mode, convention] = useWatch<ProblemForm, ['judgeMode', 'spjAbi']>({
    name: ['judgeMode', 'spjAbi'],
  });
  if (!hasProgram(mode)) return null;
  const hasCode = convention !== builtin;
  return (
    <>
      <Card
        title={t(mode === 'interactive' ? 'program.interactor' : 'program.checker')}
        hasRule
        actions={hasCode && <CompileCheck check={props.check} names={judgeProgram} />}
      >
        <Program {...props} names={judgeProgram} hasCode={hasCode} />
        {hasCode && <ExtraFiles list="judgeFiles" hint={t('files.judgeHint')} />}
      </Card>
      {mode === 'interactive' && <CheckerAfter {...props} />}
    </>
  );
}

/** What looks at what the interactor wrote: most problems have none. */
function CheckerAfter(props: ProgramSectionProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const [isOn, convention] = useWatch<ProblemForm, ['hasChecker', 'checkerAbi']>({
    name: ['hasChecker', 'checkerAbi'],
  });
  const hasCode = convention !== builtin;
  return (
    <Card
      title={t('program.after')}
      hasRule
      actions={isOn && hasCode && <CompileCheck check={props.check} names={checkerAfter} />}
    >
      <div className={styles.fields}>
        <Switch label={t('program.hasAfter')} {...register('hasChecker')} />
        <p className={styles.hint}>{t('program.afterHint')}</p>
      </div>
      {isOn && <Program {...props} names={checkerAfter} hasCode={hasCode} />}
    </Card>
  );
}

interface ProgramProps extends ProgramSectionProps {
  names: ProgramNames;
  /** False for the comparisons that need no program. */
  hasCode: boolean;
}

function Program({ languages, names, hasCode }: ProgramProps) {
  return (
    <>
      <div className={styles.fields}>
        <ProgramFields languages={languages} names={names} hasCode={hasCode} />
        {!hasCode && <ComparisonFields names={names} />}
      </div>
      {hasCode && <ProgramCode names={names} />}
    </>
  );
}

function ProgramCode({ names }: { names: ProgramNames }) {
  const { t } = useTranslation('adminProblemEditor');
  const language = useWatch<ProblemForm, ProgramNames['language']>({ name: names.language });
  const { field, fieldState } = useController<ProblemForm, ProgramNames['code']>({
    name: names.code,
  });
  return (
    <div className={styles.codeRow}>
      <ListError error={fieldState.error} />
      <CodeField
        isTall
        language={language}
        label={t(names === judgeProgram ? 'program.code' : 'program.afterCode')}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}
