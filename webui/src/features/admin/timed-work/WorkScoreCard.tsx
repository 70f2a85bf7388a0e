import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import layout from '../../../shared/ui/layout.module.css';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import styles from '../desk.module.css';
import type { TimedWorkForm } from './timedWorkForm';

/** Which submission of a problem counts, and whether the work stands in the list. */
export function WorkScoreCard() {
  const { t } = useTranslation('adminTimedWork');
  const { register } = useFormContext<TimedWorkForm>();
  return (
    <Card title={t('score.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('score.kind')}</legend>
          <Radio label={t('score.highest')} value="Highest" {...register('scoreType')} />
          <Radio label={t('score.recent')} value="Recent" {...register('scoreType')} />
        </fieldset>
        <Switch label={t('score.visible')} hint={t('score.visibleHint')} {...register('visible')} />
      </div>
    </Card>
  );
}
