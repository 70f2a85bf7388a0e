import { useTranslation } from 'react-i18next';
import { siteMinute } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import styles from './upgrade.module.css';
import type { Offer } from './upgradeCalls';
import type { Upgrade } from './useUpgrade';

/** In bytes (contract 00-conventions §1). */
const largestFile = 512 * 1024 * 1024;

/** A file is put here; what it would bring is shown before anything happens. */
export function NewVersionCard({ upgrade }: { upgrade: Upgrade }) {
  const { t } = useTranslation('adminUpgrade');
  const { offer, send, begin } = upgrade;
  const failure = begin.failure ?? send.failure;
  return (
    <Card title={t('file.title')} isPadded>
      <div className={layout.stack}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {offer ? (
          <OfferedVersion offer={offer} upgrade={upgrade} />
        ) : (
          <FileDrop
            label={t('file.label')}
            accept={['.run']}
            limit={largestFile}
            hint={t('file.hint')}
            sending={send.sending}
            onCancel={send.cancel}
            onFile={(file) => void send.run(file)}
          />
        )}
      </div>
    </Card>
  );
}

function OfferedVersion({ offer, upgrade }: { offer: Offer; upgrade: Upgrade }) {
  const { t } = useTranslation('adminUpgrade');
  const { version, commit, builtAt } = offer.offered;
  const steps = ['backup', 'away', 'tried', 'switched', 'back'] as const;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('offer.version')}</dt>
        <dd>
          {version} <code>{commit}</code>
        </dd>
        <dt>{t('running.built')}</dt>
        <dd>{builtAt ? siteMinute(builtAt) : '—'}</dd>
        <dt>{t('offer.key')}</dt>
        <dd>
          <code>{offer.key}</code>
        </dd>
        <dt>{t('offer.room')}</dt>
        <dd>
          {t('offer.roomOf', {
            program: formatSize(offer.programBytes),
            data: formatSize(offer.dataBytes),
          })}
        </dd>
      </dl>
      <div>
        <p>{t('offer.whatHappens')}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`offer.steps.${step}`)}</li>
          ))}
        </ol>
      </div>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          isBusy={upgrade.begin.isBusy}
          onClick={() => void upgrade.begin.run(offer)}
        >
          {t('offer.begin', { version })}
        </Button>
        <Button onClick={upgrade.forget}>{t('offer.forget')}</Button>
      </div>
    </>
  );
}
