import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import { IconButton } from '../../shared/ui/IconButton';
import { lazyPart } from '../../shared/ui/lazyPart';
import styles from './home.module.css';
import { IconQrcode } from './icons';

interface AddressCardProps {
  addresses: readonly string[];
}

const AddressDialog = lazyPart(() => import('./AddressDialog'), { missing: 'dialog' });

/** What a teacher writes on the blackboard, or shows on the projector. */
export default function AddressCard({ addresses }: AddressCardProps) {
  const { t } = useTranslation('home');
  const [shown, setShown] = useState<string | null>(null);
  if (addresses.length === 0) return null;
  return (
    <Card title={t('addresses.title')} isPadded>
      <p className={styles.subtitle}>{t('addresses.text')}</p>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address} className={styles.address}>
            <code className={styles.addressText}>{address}</code>
            <span className={styles.addressTools}>
              <CopyButton text={address} label={t('addresses.copy', { address })} />
              <IconButton
                icon={IconQrcode}
                label={t('addresses.show', { address })}
                onClick={() => setShown(address)}
              />
            </span>
          </li>
        ))}
      </ul>
      {shown && <AddressDialog address={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}
