import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Radio } from '../../../shared/ui/Radio';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import styles from '../desk.module.css';
import type { ContestForm } from './contestForm';
import { contestTypes } from './contestQueries';

/** Title, rule and what participants read first. */
export function BasicCard() {
  const { t } = useTranslation('adminContests');
  const { control, register, formState } = useFormContext<ContestForm>();
  const { errors } = formState;
  return (
    <Card title={t('basic.title')} isPadded>
      <div className={layout.form}>
        <Field label={t('basic.name')} error={errors.title?.message} isRequired>
          <TextInput maxLength={500} {...register('title')} />
        </Field>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('basic.rule')}</legend>
          <Radio
            label={t('basic.acm')}
            hint={t('basic.acmHint')}
            value={contestTypes.acm}
            {...register('type')}
          />
          <Radio
            label={t('basic.oi')}
            hint={t('basic.oiHint')}
            value={contestTypes.oi}
            {...register('type')}
          />
        </fieldset>
        <Field label={t('basic.description')} error={errors.description?.message}>
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
