import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { Radio } from '../../../shared/ui/Radio';
import styles from './address.module.css';
import { type Addresses, addressKey, type HttpsMode, setAddress } from './addressCalls';

const modes: readonly HttpsMode[] = ['off', 'beside', 'redirect'];

interface HttpsCardProps {
  https: Addresses['https'];
  maySet: boolean;
}

/** Whether the site is served by https, too, and who is led there. */
export function HttpsCard({ https, maySet }: HttpsCardProps) {
  const { t } = useTranslation('adminAddress');
  const enumeration = useEnumeration();
  const group = useId();
  const set = useAction({
    run: setAddress,
    ask: ({ https: mode }) =>
      mode === 'redirect'
        ? { title: t('https.ask'), body: t('https.askText'), confirmLabel: t('https.yes') }
        : null,
    keys: [addressKey],
    isSingle: true,
  });
  return (
    <Card title={t('https.title')} isPadded>
      <p className={styles.text}>{t('https.text')}</p>
      <div role="radiogroup" aria-label={t('https.title')} className={styles.modes}>
        {modes.map((mode) => (
          <Radio
            key={mode}
            name={group}
            label={t(`https.${mode}`)}
            hint={t(`https.${mode}Hint`)}
            checked={https.mode === mode}
            disabled={!maySet || set.isBusy}
            onChange={() => void set.run({ https: mode })}
          />
        ))}
      </div>
      {https.state === 'failed' && (
        <Notice tone="bad">{t('https.failed', { port: https.port, reason: https.error })}</Notice>
      )}
      {https.uncovered.length > 0 && (
        <Notice tone="warn">
          {t('https.uncovered', { addresses: enumeration(https.uncovered) })}
        </Notice>
      )}
      {https.state === 'open' && (
        <>
          <p className={styles.state}>{t('https.open', { port: https.port })}</p>
          <p>
            <Link href={to('Trust')}>{t('https.trust')}</Link>
          </p>
        </>
      )}
    </Card>
  );
}
