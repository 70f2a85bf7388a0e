import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { SaveBar } from '../SaveBar';
import styles from './assistant.module.css';
import { type ServiceConfig, saveService, serviceQuery } from './assistantCalls';
import { limits, serviceSchema, typed, waits } from './serviceSchema';

interface ServiceFormProps {
  stored: ServiceConfig;
  onChanged: (isChanged: boolean) => void;
}

export function ServiceForm({ stored, onChanged }: ServiceFormProps) {
  const { t } = useTranslation('adminAssistant');
  const edit = useEditForm({
    values: typed(stored),
    schema: serviceSchema(t),
    save: (_, { changes, overwrites }) =>
      saveService(overwrites ? changes : { ...changes, gmtModified: stored.gmtModified }),
    said: t('saved'),
    keys: [serviceQuery.queryKey],
    fieldOf: 'baseUrl',
    afterSave: 'restore',
  });
  const { register, errorOf, isChanged } = edit;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const numbers = (names: readonly (typeof limits | typeof waits)[number][]) =>
    names.map((name) => (
      <Field key={name} label={t(`form.${name}`)} error={errorOf(name)}>
        <NumberInput {...register(name)} />
      </Field>
    ));
  return (
    <form className={layout.stack} noValidate onSubmit={edit.onSubmit}>
      <Card title={t('form.connection')} isPadded>
        <div className={layout.form}>
          <Field label={t('form.baseUrl')} hint={t('form.baseUrlHint')} error={errorOf('baseUrl')}>
            <TextInput maxLength={500} {...register('baseUrl')} />
          </Field>
          <Field label={t('form.model')} error={errorOf('model')}>
            <TextInput maxLength={200} {...register('model')} />
          </Field>
          <Field label={t('form.apiKey')} hint={t('form.apiKeyHint')} error={errorOf('apiKey')}>
            <PasswordInput autoComplete="new-password" maxLength={1000} {...register('apiKey')} />
          </Field>
        </div>
      </Card>
      <Card title={t('form.limits')} isPadded>
        <div className={styles.numbers}>
          {numbers(limits)}
          <Field label={t('form.maxTokens')} error={errorOf('maxTokens')}>
            <NumberInput {...register('maxTokens')} />
          </Field>
        </div>
      </Card>
      <Card title={t('form.waits')} isPadded>
        <div className={styles.numbers}>{numbers(waits)}</div>
      </Card>
      <SaveBar edit={edit} makes={false} />
    </form>
  );
}
