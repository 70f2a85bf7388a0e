import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { PasswordForm } from '../../../entities/contest/PasswordForm';
import { Card } from '../../../shared/ui/Card';
import styles from './PasswordCard.module.css';

/** A private contest opens by its password (S2 §4). */
export default function PasswordCard() {
  const { t } = useTranslation('contest');
  const { contest } = useContest();
  return (
    <Card title={t('password.title')} isPadded>
      <div className={styles.form}>
        <p className={styles.text}>{t('password.text')}</p>
        <PasswordForm contest={contest} />
      </div>
    </Card>
  );
}
