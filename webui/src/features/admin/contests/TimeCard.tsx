import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { timeOfField } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from '../desk.module.css';
import { lengthWords } from '../lengthWords';
import type { ContestForm } from './contestForm';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When it runs, and how long that is. */
export function TimeCard() {
  const { t } = useTranslation('adminContests');
  const locale = useLocale();
  const { register, watch, formState } = useFormContext<ContestForm>();
  const { errors } = formState;
  const length = timeOfField(watch('end')) - timeOfField(watch('start'));
  return (
    <Card title={t('time.title')} isPadded>
      <div className={styles.fields}>
        <Field label={t('time.start')} error={errors.start?.message} isRequired>
          <TextInput type="datetime-local" step={1} {...register('start')} />
        </Field>
        <Field label={t('time.end')} error={errors.end?.message} isRequired>
          <TextInput type="datetime-local" step={1} {...register('end')} />
        </Field>
        <p className={styles.remark}>
          {length > 0 && t('time.length', { length: lengthWords(length, locale) })}{' '}
          {t('time.zone', { zone })}
        </p>
      </div>
    </Card>
  );
}
