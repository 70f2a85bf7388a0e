import { useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconFileText, IconTrash } from '../../../shared/ui/icons';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextInput } from '../../../shared/ui/TextInput';
import { IconPlus } from '../icons';
import type { ProblemForm } from './problemForm';
import styles from './programs.module.css';

interface ExtraFilesProps {
  list: 'judgeFiles' | 'userFiles';
  hint: string;
}

/** Text files by name, written here or read from the disk. */
export function ExtraFiles({ list, hint }: ExtraFilesProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { control, register } = useFormContext<ProblemForm>();
  const files = useFieldArray({ control, name: list });
  const picker = useRef<HTMLInputElement>(null);
  const errors = useFormState<ProblemForm>({ name: list }).errors[list];
  const read = async (picked: FileList | null) => {
    for (const file of picked ?? []) {
      files.append({ name: file.name, content: await file.text() });
    }
    if (picker.current) picker.current.value = '';
  };
  return (
    <div className={styles.files}>
      <p className={styles.hint}>{hint}</p>
      {files.fields.map((file, index) => (
        <fieldset key={file.id} className={styles.file}>
          <div className={styles.fileHead}>
            <Field label={t('files.name')} error={errors?.[index]?.name?.message} isRequired>
              <TextInput isMono placeholder="grader.h" {...register(`${list}.${index}.name`)} />
            </Field>
            <IconButton
              icon={IconTrash}
              label={t('files.remove', { name: file.name || index + 1 })}
              onClick={() => files.remove(index)}
            />
          </div>
          <Field label={t('files.content')} error={errors?.[index]?.content?.message} isRequired>
            <TextArea
              isMono
              rows={6}
              spellCheck={false}
              {...register(`${list}.${index}.content`)}
            />
          </Field>
        </fieldset>
      ))}
      <div className={styles.fileActions}>
        <Button
          size="small"
          icon={IconPlus}
          onClick={() => files.append({ name: '', content: '' })}
        >
          {t('files.add')}
        </Button>
        <Button size="small" icon={IconFileText} onClick={() => picker.current?.click()}>
          {t('files.read')}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={(event) => void read(event.currentTarget.files)}
        />
      </div>
    </div>
  );
}
