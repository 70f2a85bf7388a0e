import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import styles from '../desk.module.css';
import type { TimedWorkForm } from './timedWorkForm';

/** Title, and what students read first. */
export function WorkBasicCard() {
  const { t } = useTranslation('adminTimedWork');
  const { control, register, formState } = useFormContext<TimedWorkForm>();
  const { errors } = formState;
  return (
    <Card title={t('basic.title')} isPadded>
      <div className={layout.form}>
        <Field label={t('basic.name')} error={errors.title?.message} isRequired>
          <TextInput maxLength={255} {...register('title')} />
        </Field>
        <Field
          label={t('basic.description')}
          hint={t('basic.descriptionHint')}
          error={errors.description?.message}
        >
          <div className={styles.editor}>
            <Controller
              control={control}
              name="description"
              render={({ field: { name: _, ...field } }) => (
                <MarkdownEditor
                  {...field}
                  label={t('basic.description')}
                  isInvalid={errors.description !== undefined}
                  maxLength={65_535}
                />
              )}
            />
          </div>
        </Field>
      </div>
    </Card>
  );
}
