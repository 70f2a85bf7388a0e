import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EntryPasswordForm } from '../../../entities/schedule/EntryPasswordForm';
import { isOfTimedWork } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { api } from '../../../shared/api/calls';
import { Card } from '../../../shared/ui/Card';
import styles from './Intro.module.css';

const ofField = {
  'timedwork.wrong_password': 'password',
  'contest.password_locked': 'password',
} as const;

/** A private work is entered by its password, which registers (S3 §4); the clock does not start yet. */
export default function PasswordCard() {
  const { t } = useTranslation('timedWork');
  const { id } = useTimedWork();
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
            api('POST /api/homework/register', { body: { tid: id, password }, isQuiet: true })
          }
          onEntered={() =>
            void queries.invalidateQueries({
              predicate: ({ queryKey }) => isOfTimedWork(queryKey, id),
            })
          }
          fieldOf={ofField}
        />
      </div>
    </Card>
  );
}
