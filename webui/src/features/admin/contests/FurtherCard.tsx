import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Switch } from '../../../shared/ui/Switch';
import styles from '../desk.module.css';
import type { ContestForm } from './contestForm';

const switches = ['visible', 'openPrint', 'allowEndSubmit'] as const;

/** Whether it is shown at all, printing, and submits after the end. */
export function FurtherCard() {
  const { t } = useTranslation('adminContests');
  const { register } = useFormContext<ContestForm>();
  return (
    <Card title={t('further.title')} isPadded>
      <div className={styles.choices}>
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(`further.${name}`)}
            hint={t(`further.${name}Hint`)}
            {...register(name)}
          />
        ))}
      </div>
    </Card>
  );
}
