import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EntryPasswordForm } from '../../../entities/schedule/EntryPasswordForm';
import { useTraining } from '../../../entities/training/TrainingContext';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { api } from '../../../shared/api/calls';
import { Card } from '../../../shared/ui/Card';
import styles from './intro.module.css';

const ofField = {
  'training.wrong_password': 'password',
  'contest.password_locked': 'password',
} as const;

/** A private training is entered by its password, which registers (S2 §4). */
export function PasswordCard() {
  const { t } = useTranslation('training');
  const { id } = useTraining().training;
  const queries = useQueryClient();
  return (
    <Card title={t('password.title')} isPadded>
      <div className={styles.form}>
        <p className={styles.remark}>{t('password.text')}</p>
        <EntryPasswordForm
          words={{
            label: t('password.label'),
            empty: t('password.empty'),
            enter: t('password.enter'),
            entered: t('password.entered'),
          }}
          enter={(password) =>
            api('POST /api/register-training', { body: { tid: id, password }, isQuiet: true })
          }
          onEntered={() => void queries.invalidateQueries({ queryKey: trainingsKey })}
          fieldOf={ofField}
        />
      </div>
    </Card>
  );
}
