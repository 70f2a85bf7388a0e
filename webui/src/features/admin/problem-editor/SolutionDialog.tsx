import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { describeVerdict } from '../../../shared/lib/verdict';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { IconFileText } from '../../../shared/ui/icons';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { CodeField } from './CodeField';
import styles from './editor.module.css';
import { ListError } from './ListError';
import type { LanguageChoice } from './problemWire';
import type { Solution } from './solutionQueries';
import { expectable } from './solutionRules';
import solutionsStyles from './solutions.module.css';
import { useSolutionForm } from './useSolutionForm';

interface SolutionDialogProps {
  pid: number;
  /** Null for a new one. */
  solution: Solution | null;
  languages: readonly LanguageChoice[];
  onClose: () => void;
}

/** A reference solution: typed, pasted, or read from a file, and what must come of it. */
export function SolutionDialog({ pid, solution, languages, onClose }: SolutionDialogProps) {
  const { t } = useTranslation(['adminProblemEditor', 'shell']);
  const names = languages.map((each) => each.name);
  const { edit, shown, ...editing } = useSolutionForm(pid, solution, names, onClose);
  const { register, errorOf } = edit;
  const { errors } = edit.form.formState;
  const picker = useRef<HTMLInputElement>(null);

  return (
    <EditDialog
      title={t(solution ? 'solutions.editTitle' : 'solutions.add')}
      size="large"
      edit={edit}
      saveLabel={t('solutions.save')}
      onClose={onClose}
    >
      <fieldset className={styles.fields} aria-label={t('solutions.title')}>
        <div className={styles.three}>
          <Field label={t('solutions.name')} error={errorOf('name')} isRequired>
            <TextInput maxLength={100} {...register('name')} />
          </Field>
          <Field label={t('program.language')}>
            <Select
              options={[...new Set([...names, shown.language])].map((name) => ({
                value: name,
                label: name,
              }))}
              {...register('language')}
            />
          </Field>
          <Field
            label={t('solutions.score')}
            hint={t('solutions.scoreHint')}
            error={errorOf('score')}
          >
            <NumberInput {...register('score')} />
          </Field>
        </div>
        <ListError error={errors.expected} />
        <fieldset className={solutionsStyles.expected}>
          <legend className={solutionsStyles.legend}>{t('solutions.expected')}</legend>
          {expectable.map((status) => (
            <Checkbox
              key={status}
              label={t(`shell:verdict.${describeVerdict(status).key}`)}
              checked={shown.expected.includes(status)}
              onChange={() => editing.toggle(status)}
            />
          ))}
        </fieldset>
        <ListError error={errors.code} />
        <div>
          <Button size="small" icon={IconFileText} onClick={() => picker.current?.click()}>
            {t('solutions.readFile')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('solutions.readFile')}
            onChange={(event) => void editing.read(event.currentTarget.files?.[0])}
          />
        </div>
        <CodeField
          key={editing.readings}
          isTall
          language={shown.language}
          label={t('solutions.code')}
          value={shown.code}
          onChange={editing.write}
        />
      </fieldset>
    </EditDialog>
  );
}
