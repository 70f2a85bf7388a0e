import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { describeVerdict } from '../../../shared/lib/verdict';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field, focusFirstFault } from '../../../shared/ui/Field';
import { IconFileText } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { confirm } from '../../../shared/ui/questions';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { CodeField } from './CodeField';
import styles from './editor.module.css';
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
  onSaved: () => void;
}

/** A reference solution: typed, pasted, or read from a file, and what must come of it. */
export function SolutionDialog(props: SolutionDialogProps) {
  const { pid, solution, languages, onClose, onSaved } = props;
  const { t } = useTranslation(['adminProblemEditor', 'shell']);
  const names = languages.map((each) => each.name);
  const editing = useSolutionForm(pid, solution, names, onSaved);
  const { form, change } = editing;
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const leaveQuestion = useLeaveQuestion();
  const mayClose = async () => !editing.isChanged || (await confirm(leaveQuestion));
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  const save = () => {
    void editing.save();
    focusFirstFault(box.current);
  };
  // The dialog stands in the problem's form, which Enter would save in its place.
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isInField || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  const failure = editing.failure ?? editing.errorOf('codeNeeded', 'expectedNeeded');

  return (
    <Dialog
      title={t(solution ? 'solutions.editTitle' : 'solutions.add')}
      size="large"
      onClose={onClose}
      closesOnOutsideClick={false}
      mayClose={mayClose}
      actions={
        <>
          <Button onClick={() => void cancel()}>{t('shell:kit.cancel')}</Button>
          <Button kind="primary" isBusy={editing.isBusy} onClick={save}>
            {t('solutions.save')}
          </Button>
        </>
      }
    >
      <fieldset
        ref={box}
        className={styles.fields}
        aria-label={t('solutions.title')}
        onKeyDown={onKeyDown}
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className={styles.three}>
          <Field label={t('solutions.name')} error={editing.errorOf('nameNeeded')} isRequired>
            <TextInput
              value={form.name}
              maxLength={100}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('program.language')}>
            <Select
              value={form.language}
              options={[...new Set([...names, form.language])].map((name) => ({
                value: name,
                label: name,
              }))}
              onChange={(event) => change({ language: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t('solutions.score')}
            hint={t('solutions.scoreHint')}
            error={editing.errorOf('badScore')}
          >
            <NumberInput
              value={form.score}
              onChange={(event) => change({ score: event.currentTarget.value })}
            />
          </Field>
        </div>
        <fieldset className={solutionsStyles.expected}>
          <legend className={solutionsStyles.legend}>{t('solutions.expected')}</legend>
          {expectable.map((status) => (
            <Checkbox
              key={status}
              label={t(`shell:verdict.${describeVerdict(status).key}`)}
              checked={form.expected.includes(status)}
              onChange={() => editing.toggle(status)}
            />
          ))}
        </fieldset>
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
          language={form.language}
          label={t('solutions.code')}
          value={form.code}
          onChange={(code) => change({ code })}
        />
      </fieldset>
    </Dialog>
  );
}
