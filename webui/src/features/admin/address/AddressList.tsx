import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Card } from '../../../shared/ui/Card';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Link } from '../../../shared/ui/Link';
import { QrCode } from '../../../shared/ui/widgets/QrCode';
import styles from './address.module.css';
import type { Addresses } from './addressCalls';

/** Each address as large as a phone reads it, with its poster. */
export function AddressList({ told }: { told: Addresses }) {
  const { t } = useTranslation('adminAddress');
  const entries = told.addresses.flatMap(({ url, secureUrl, card, lan }) => [
    { url, about: lan ? t('list.lan', { card }) : t('list.other', { card }) },
    ...(secureUrl ? [{ url: secureUrl, about: t('list.secure', { card }) }] : []),
  ]);
  if (told.name.url) entries.unshift({ url: told.name.url, about: t('list.name') });
  return (
    <Card title={t('list.title')} isPadded>
      <p className={styles.text}>{t(entries.length ? 'list.text' : 'list.empty')}</p>
      <ul className={styles.addresses}>
        {entries.map(({ url, about }) => (
          <li key={url} className={styles.address}>
            <QrCode text={url} label={t('list.code', { url })} className={styles.code} />
            <div className={styles.words}>
              <div className={styles.url}>
                <code>{url}</code>
                <CopyButton text={url} label={t('list.copy', { url })} />
              </div>
              <p className={styles.about}>{about}</p>
              <Link href={to('AdminPoster', {}, { address: url })}>{t('list.poster')}</Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
