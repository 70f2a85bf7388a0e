import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/calls';
import { siteDateTime } from '../../shared/lib/siteTime';
import { useTitle } from '../../shared/lib/useTitle';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { Segmented } from '../../shared/ui/Segmented';
import { Skeleton } from '../../shared/ui/Skeleton';
import { type System, systemOf, systems } from './systems';
import styles from './trust.module.css';

const trustQuery = {
  queryKey: ['trust'] as const,
  queryFn: () => api('GET /api/trust', { isQuiet: true }),
};

/** /trust: how a computer or a phone comes to trust this server's https. */
export default function TrustPage() {
  const { t } = useTranslation('trust');
  const trust = useQuery(trustQuery);
  useTitle(t('title'));
  return (
    <>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        {trust.isPending && <Skeleton lines={6} height={32} />}
        {trust.isError && (
          <Card>
            <ErrorState error={trust.error} onRetry={() => void trust.refetch()} />
          </Card>
        )}
        {trust.data && !trust.data.on && <Notice>{t('off')}</Notice>}
        {trust.data?.on && (
          <>
            <Card title={t('what.title')} isPadded>
              <p className={styles.text}>{t('what.text')}</p>
              <p className={styles.text}>{t('what.without')}</p>
              <a href="/api/trust/certificate" className={buttonClass('primary')}>
                {t('what.download')}
              </a>
              <dl className={styles.facts}>
                <dt>{t('what.fingerprint')}</dt>
                <dd className={styles.fingerprint}>
                  <code>{pairs(trust.data.fingerprint ?? '')}</code>
                  <CopyButton text={trust.data.fingerprint ?? ''} label={t('what.copy')} />
                </dd>
                <dt>{t('what.until')}</dt>
                <dd>{trust.data.until && siteDateTime(trust.data.until).slice(0, 10)}</dd>
                {trust.data.addresses.length > 0 && <dt>{t('what.addresses')}</dt>}
                {trust.data.addresses.map((address) => (
                  <dd key={address}>
                    <a href={address}>{address}</a>
                  </dd>
                ))}
              </dl>
            </Card>
            <HowToCard />
          </>
        )}
      </div>
    </>
  );
}

/** A fingerprint that goes into the next line between two bytes, never in front of a colon. */
const pairs = (fingerprint: string) =>
  fingerprint.split(/(?<=:)/).map((pair, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same byte may come twice
    <Fragment key={place}>
      {pair}
      <wbr />
    </Fragment>
  ));

/** What stands between backticks is a command. */
const withCommands = (step: string) =>
  step.split('`').map((part, place) => (place % 2 ? <code key={part}>{part}</code> : part));

/** The steps of one system; of the reader's own at first. */
function HowToCard() {
  const { t } = useTranslation('trust');
  const [system, setSystem] = useState<System>(() => systemOf(navigator.userAgent));
  const steps = t(`how.${system}`).split('\n');
  return (
    <Card title={t('how.title')} isPadded>
      <Segmented
        label={t('how.system')}
        options={systems.map((value) => ({ value, label: t(`system.${value}`) }))}
        value={system}
        onChange={setSystem}
        className={styles.systems}
      />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{withCommands(step)}</li>
        ))}
      </ol>
      <p className={styles.text}>{t('how.compare')}</p>
    </Card>
  );
}
