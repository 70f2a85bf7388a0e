import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from './assistant.module.css';
import { openToAll, serviceQuery, tryService } from './assistantCalls';
import { ServiceForm } from './ServiceForm';

/** Root's part: the switch, the service, and whether it answers. */
export function ServiceView() {
  const service = useQuery(serviceQuery);
  const [isChanged, setChanged] = useState(false);
  if (service.isError) {
    return (
      <Card>
        <ErrorState error={service.error} onRetry={() => void service.refetch()} />
      </Card>
    );
  }
  if (!service.data) return <Skeleton lines={8} height={28} />;
  return (
    <div className={layout.stack}>
      <OpenCard />
      <ServiceForm stored={service.data} onChanged={setChanged} />
      <TrialCard isUnsaved={isChanged} />
    </div>
  );
}

function OpenCard() {
  const { t } = useTranslation('adminAssistant');
  const { config } = bootData();
  const [isOpen, setOpen] = useState(config.openAiChat);
  const turning = useAction({
    run: (open: boolean) => openToAll(open),
    said: (_, open) => t(open ? 'opened' : 'shut'),
    onDone: (_, open) => {
      config.openAiChat = open;
      setOpen(open);
    },
    isSingle: true,
  });
  return (
    <Card isPadded>
      <StoredSwitch
        label={t('openLabel')}
        hint={t('openHint')}
        checked={isOpen}
        onPress={() => void turning.run(!isOpen)}
      />
    </Card>
  );
}

function TrialCard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('adminAssistant');
  const [tried, setTried] = useState<Awaited<ReturnType<typeof tryService>> | null>(null);
  const trying = useAction({ run: tryService, onDone: setTried, isSingle: true });
  return (
    <Card title={t('trial')} isPadded>
      <p className={styles.lead}>{t(isUnsaved ? 'trialUnsaved' : 'trialLead')}</p>
      <div className={layout.stack}>
        <div>
          <Button isBusy={trying.isBusy} disabled={isUnsaved} onClick={() => void trying.run()}>
            {t('try')}
          </Button>
        </div>
        {tried && !trying.isBusy && (
          <Notice tone={tried.ok ? 'good' : 'bad'}>
            {tried.ok
              ? t('good', { seconds: (tried.ms / 1000).toFixed(1), words: tried.msg })
              : tried.msg}
          </Notice>
        )}
      </div>
    </Card>
  );
}
