import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { useLocale } from '../../../shared/i18n/useLocale';
import { timeOfSiteField } from '../../../shared/lib/siteField';
import { siteMinute } from '../../../shared/lib/siteTime';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from '../desk.module.css';
import { lengthWords } from '../lengthWords';
import { lengthOf, type TimedWorkForm, windowOf } from './timedWorkForm';

/** When it is open, how long each student has in it, and what that means. */
export function WorkTimeCard() {
  const { t } = useTranslation('adminTimedWork');
  const { register, formState } = useFormContext<TimedWorkForm>();
  const { errors } = formState;
  return (
    <Card title={t('time.title')} isPadded>
      <div className={styles.fields}>
        <Field label={t('time.start')} error={errors.start?.message} isRequired>
          <TextInput type="datetime-local" step={1} {...register('start')} />
        </Field>
        <Field label={t('time.end')} error={errors.end?.message} isRequired>
          <TextInput type="datetime-local" step={1} {...register('end')} />
        </Field>
        <Field
          label={t('time.duration')}
          hint={t('time.durationHint')}
          error={errors.minutes?.message}
        >
          <NumberInput unit={t('time.minutes')} maxLength={12} {...register('minutes')} />
        </Field>
        <Meaning />
      </div>
    </Card>
  );
}

/** The plain sentence under the fields. */
function Meaning() {
  const { t } = useTranslation('adminTimedWork');
  const locale = useLocale();
  const { watch } = useFormContext<TimedWorkForm>();
  const [start, end, minutes] = watch(['start', 'end', 'minutes']);
  const [window, length] = [windowOf({ start, end }), lengthOf({ minutes })];
  const isWhole = length === null || length === window;
  const times = {
    start: window > 0 ? siteMinute(timeOfSiteField(start)) : '',
    end: window > 0 ? siteMinute(timeOfSiteField(end)) : '',
  };
  const fits = window > 0 && (isWhole || (length > 0 && length < window));
  return (
    <p className={styles.remark} aria-live="polite">
      {fits &&
        (isWhole
          ? t('time.whole', times)
          : t('time.each', { ...times, length: lengthWords(length, locale) }))}{' '}
      {t('time.zone', { zone: bootData().config.timezone })}
    </p>
  );
}
