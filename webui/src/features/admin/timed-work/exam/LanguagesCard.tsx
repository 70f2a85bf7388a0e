import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageLabel } from '../../../../shared/lib/languageLabel';
import { Card } from '../../../../shared/ui/Card';
import { Checkbox } from '../../../../shared/ui/Checkbox';
import layout from '../../../../shared/ui/layout.module.css';
import { Notice } from '../../../../shared/ui/Notice';
import { Radio } from '../../../../shared/ui/Radio';
import styles from '../../desk.module.css';
import type { ExamForm } from './examForm';
import { judgeLanguagesQuery } from './examQueries';

/** In which languages students may submit. */
export function LanguagesCard() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register, watch } = useFormContext<ExamForm>();
  return (
    <Card title={t('languages.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('languages.which')}</legend>
          <Radio label={t('languages.any')} value="any" {...register('languageChoice')} />
          <Radio
            label={t('languages.some')}
            hint={t('languages.someHint')}
            value="some"
            {...register('languageChoice')}
          />
        </fieldset>
        {watch('languageChoice') === 'some' && <Chosen />}
      </div>
    </Card>
  );
}

function Chosen() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register, watch, formState } = useFormContext<ExamForm>();
  const { data } = useQuery(judgeLanguagesQuery);
  // What was chosen stays on show, also where it is not installed any more.
  const names = [...new Set([...(data ?? []).map(({ name }) => name), ...watch('languages')])];
  const fault = formState.errors.languages?.message;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('languages.chosen')}</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={languageLabel(name)}
          value={name}
          aria-invalid={fault ? true : undefined}
          {...register('languages')}
        />
      ))}
      {fault && <Notice tone="bad">{fault}</Notice>}
    </fieldset>
  );
}
