import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatDuration, timeOfField } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import type { ContestForm } from './contestForm';
import styles from './contests.module.css';

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

const hour = 3_600_000;

/** "2 hours 30 minutes": to the second, for a contest has no other length. */
function lengthWords(length: number, locale: string): string {
  const parts = [
    Math.floor(length / hour) * hour,
    Math.floor((length % hour) / 60_000) * 60_000,
    length % 60_000,
  ];
  const words = parts.filter((part) => part > 0).map((part) => inUnit(part, locale));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(words);
}

/** Days would be rounded: hours are counted on. */
function inUnit(part: number, locale: string): string {
  if (part < hour) return formatDuration(part, locale);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  return format.format(part / hour);
}
