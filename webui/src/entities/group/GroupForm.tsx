import type { UseFormReturn } from 'react-hook-form';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/ui/Field';
import { Radio } from '../../shared/ui/Radio';
import { Switch } from '../../shared/ui/Switch';
import { TextInput } from '../../shared/ui/TextInput';
import { MarkdownEditor } from '../../shared/ui/widgets/MarkdownEditor';
import styles from './GroupForm.module.css';
import { type GroupFormValues, longest } from './groupFormRules';
import { groupAuth } from './groupRules';

interface GroupFormProps {
  form: UseFormReturn<GroupFormValues, unknown, GroupFormValues>;
}

const kinds = ['public', 'protected', 'private'] as const;

/** What a new group is asked for, and its setting (S3 §5). */
export function GroupForm({ form }: GroupFormProps) {
  const { t } = useTranslation('groupForm');
  const { register, control, formState } = form;
  const { errors } = formState;
  const auth = useWatch({ control, name: 'auth' });
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <Field label={t('name')} hint={t('nameHint')} error={errors.name?.message} isRequired>
          <TextInput maxLength={longest.name} {...register('name')} />
        </Field>
        <Field
          label={t('shortName')}
          hint={t('shortNameHint')}
          error={errors.shortName?.message}
          isRequired
        >
          <TextInput maxLength={longest.shortName} {...register('shortName')} />
        </Field>
      </div>
      <Field label={t('brief')} hint={t('briefHint')} error={errors.brief?.message} isRequired>
        <TextInput maxLength={longest.brief} {...register('brief')} />
      </Field>
      <Controller
        control={control}
        name="auth"
        render={({ field: { value, onChange, name } }) => (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{t('auth')}</legend>
            {kinds.map((kind) => (
              <Radio
                key={kind}
                name={name}
                label={t(`kind.${kind}`)}
                hint={t(`kind.${kind}Hint`)}
                checked={value === groupAuth[kind]}
                onChange={() => onChange(groupAuth[kind])}
              />
            ))}
          </fieldset>
        )}
      />
      {auth !== groupAuth.public && (
        <Field label={t('code')} hint={t('codeHint')} error={errors.code?.message} isRequired>
          <TextInput {...register('code')} />
        </Field>
      )}
      <Controller
        control={control}
        name="visible"
        render={({ field: { value, onChange } }) => (
          <Switch
            label={t('visible')}
            hint={t('visibleHint')}
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        )}
      />
      <Field label={t('description')} error={errors.description?.message} isRequired>
        <Controller
          control={control}
          name="description"
          render={({ field: { name: _, ...field } }) => (
            <MarkdownEditor
              {...field}
              label={t('description')}
              isInvalid={errors.description !== undefined}
              maxLength={longest.description}
            />
          )}
        />
      </Field>
    </div>
  );
}
