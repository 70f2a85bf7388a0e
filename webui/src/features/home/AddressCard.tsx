import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import styles from './home.module.css';

interface AddressCardProps {
  addresses: readonly string[];
}

/** What a teacher writes on the blackboard. */
export function AddressCard({ addresses }: AddressCardProps) {
  const { t } = useTranslation('home');
  if (addresses.length === 0) return null;
  return (
    <Card title={t('addresses.title')} isPadded>
      <p className={styles.subtitle}>{t('addresses.text')}</p>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address} className={styles.address}>
            <code className={styles.addressText}>{address}</code>
            <CopyButton text={address} label={t('addresses.copy', { address })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
