import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeView } from '../../../shared/editor/CodeView';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { IconEye } from '../../../shared/ui/icons';
import { CompileError } from './CompileCheck';
import { compileWhole } from './problemEditorQueries';
import type { ProblemForm, TemplateForm } from './problemForm';
import styles from './programs.module.css';

interface WholeProgramProps {
  /** Place in the form's list. */
  index: number;
  /** Name of the judge language. */
  language: string;
}

/** Of a function-only problem: what is compiled in the end, and whether that compiles. */
export function WholeProgram({ index, language }: WholeProgramProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues } = useFormContext<ProblemForm>();
  const [shown, setShown] = useState<string | null>(null);

  const show = () => {
    const template = getValues(`templates.${index}`);
    setShown(wholeText(template, t('whole.yours')));
  };
  const check = useAction({
    run: () => {
      const { prepend, code, append } = getValues(`templates.${index}`);
      const files = getValues('userFiles').map((file) => [file.name, file.content] as const);
      const extraFiles = Object.fromEntries(files);
      return compileWhole({ language, prepend, code, append, extraFiles });
    },
    said: () => t('program.compiles'),
    showsFailure: true,
  });
  return (
    <div className={styles.actions}>
      <Button size="small" icon={IconEye} onClick={show}>
        {t('whole.show')}
      </Button>
      <Button size="small" isBusy={check.isBusy} onClick={() => void check.run()}>
        {t('whole.check')}
      </Button>
      <span className={styles.hint}>{t('whole.hint')}</span>
      {shown !== null && (
        <Dialog title={t('whole.title', { language })} size="large" onClose={() => setShown(null)}>
          <CodeView
            className={styles.whole ?? ''}
            code={shown}
            language={language}
            label={t('whole.title', { language })}
          />
        </Dialog>
      )}
      {check.failure !== null && <CompileError text={check.failure} onClose={check.forget} />}
    </div>
  );
}

/** Each part ends its last line before the next begins (contract judge-rules §3). A blank middle is
 * where the student writes. */
function wholeText(template: TemplateForm, place: string): string {
  const code = template.code.trim() === '' ? place : template.code;
  return [template.prepend, code, template.append].map(closed).join('');
}

const closed = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
