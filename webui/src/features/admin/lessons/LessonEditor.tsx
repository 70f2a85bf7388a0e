import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { useSending } from '../../../shared/forms/useSending';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { IconTrash } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import desk from '../desk.module.css';
import { SaveBar } from '../SaveBar';
import { type AdminLesson, createLesson, lessonKeys, sendLogo, updateLesson } from './lessonDesk';
import { type LessonForm, lessonSchema } from './lessonForm';
import styles from './lessons.module.css';

interface LessonEditorProps {
  /** Null for a new one. */
  stored: AdminLesson | null;
  values: LessonForm;
  onCreated?: (lessonId: number) => void;
}

const pictures = ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.bmp'] as const;
/** In bytes. */
const largestPicture = 4 * 1024 ** 2;

/** All that a teacher says of a lesson, but for what is in it. */
export function LessonEditor({ stored, values, onCreated }: LessonEditorProps) {
  const { t } = useTranslation('adminLessons');
  const edit = useEditForm({
    isOfPage: true,
    values,
    schema: lessonSchema((fault) => t(`fault.${fault}`)),
    save: async (form, { overwrites }) => {
      if (!stored) return (await createLesson(form)).id;
      const { id, gmtModified } = stored;
      await updateLesson({ ...form, id, ...(overwrites ? {} : { gmtModified }) });
      return id;
    },
    said: t(stored ? 'saved' : 'created'),
    keys: lessonKeys,
    faulty: t('faulty'),
    onSaved: (lessonId) => {
      if (!stored) onCreated?.(lessonId);
    },
  });
  const { form, register, errorOf } = edit;
  const sending = useSending({
    nameOf: (file: File) => file.name,
    run: sendLogo,
    onDone: (link) => form.setValue('logo', link, { shouldDirty: true }),
  });
  const logo = form.watch('logo');
  return (
    <form className={layout.stack} onSubmit={edit.onSubmit} noValidate>
      <Card isPadded>
        <div className={layout.form}>
          <Field label={t('field.title')} error={errorOf('title')} isRequired>
            <TextInput maxLength={255} {...register('title')} />
          </Field>
          <div className={desk.fields}>
            <Field label={t('field.seq')} hint={t('field.seqHint')} error={errorOf('seq')}>
              <NumberInput maxLength={11} {...register('seq')} />
            </Field>
            <Switch
              label={t('field.visible')}
              hint={t('field.visibleHint')}
              {...register('visible')}
            />
          </div>
          <Field label={t('field.desc')} error={errorOf('desc')}>
            <div className={desk.editor}>
              <Controller
                control={form.control}
                name="desc"
                render={({ field: { name: _, ...field } }) => (
                  <MarkdownEditor
                    {...field}
                    label={t('field.desc')}
                    isInvalid={errorOf('desc') !== undefined}
                    maxLength={65_535}
                  />
                )}
              />
            </div>
          </Field>
          {logo ? (
            <div className={styles.logo}>
              <img src={logo} alt={t('field.logo')} />
              <Button
                icon={IconTrash}
                onClick={() => form.setValue('logo', '', { shouldDirty: true })}
              >
                {t('field.noLogo')}
              </Button>
            </div>
          ) : (
            <FileDrop
              label={t('field.logo')}
              accept={pictures}
              limit={largestPicture}
              hint={t('field.logoHint')}
              sending={sending.sending}
              onCancel={sending.cancel}
              onFile={(file) => void sending.run(file)}
            />
          )}
        </div>
      </Card>
      <SaveBar edit={edit} makes={!stored && t('make')} />
    </form>
  );
}
