import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import styles from '../desk.module.css';
import type { TrainingDesk } from './desk';
import type { TrainingForm } from './trainingForm';
import { categoriesQuery } from './useCategoriesFirst';

/** Title, category, place in the list, and what people read first. */
export function BasicCard({ desk }: { desk: TrainingDesk }) {
  const { t } = useTranslation('adminTrainings');
  const { control, register, watch, formState } = useFormContext<TrainingForm>();
  const { errors } = formState;
  const categories = useQuery(categoriesQuery(desk)).data ?? [];
  const isNew = watch('categoryId') === '';
  return (
    <Card title={t('basic.title')} isPadded>
      <div className={layout.form}>
        <Field label={t('basic.name')} error={errors.title?.message} isRequired>
          <TextInput maxLength={500} {...register('title')} />
        </Field>
        <div className={styles.fields}>
          <Field label={t('basic.category')} error={errors.categoryId?.message} isRequired>
            <Select
              // Its choice is found among the options when it is drawn.
              key={categories.length}
              options={[
                { value: '', label: t('basic.newCategory') },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...register('categoryId')}
            />
          </Field>
          {isNew && (
            <Field label={t('basic.categoryName')} hint={t('basic.categoryHint')}>
              <TextInput maxLength={50} {...register('categoryName')} />
            </Field>
          )}
          <Field
            label={t('basic.rank')}
            hint={t('basic.rankHint')}
            error={errors.rank?.message}
            isRequired
          >
            <NumberInput maxLength={10} {...register('rank')} />
          </Field>
        </div>
        <Field label={t('basic.description')} error={errors.description?.message} isRequired>
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
