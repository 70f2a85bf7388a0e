import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { contestKey } from '../../../entities/contest/contestQueries';
import { api } from '../../../shared/api/calls';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatLength } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconPlayerPlay } from '../../../shared/ui/icons';
import styles from './virtual.module.css';

/** It is started once, and the clock does not stand still: asked before. */
export function VirtualOffer() {
  const { t } = useTranslation('contest');
  const { contest, cid } = useContest();
  const length = formatLength(contest.duration * 1000, useLocale());
  const start = useAction({
    run: () => api('POST /api/start-contest-virtual', { body: { cid } }),
    ask: () => ({
      title: t('virtual.startAsk.title'),
      body: t('virtual.startAsk.body', { title: contest.title, length }),
      confirmLabel: t('virtual.startAsk.confirm'),
    }),
    keys: [contestKey(cid)],
    isSingle: true,
  });
  return (
    <Card title={t('virtual.offer.title')} isPadded>
      <div className={styles.content}>
        <p className={styles.text}>{t('virtual.offer.text', { length })}</p>
        <Button
          kind="primary"
          icon={IconPlayerPlay}
          isBusy={start.isBusy}
          onClick={() => void start.run()}
        >
          {t('virtual.offer.start')}
        </Button>
      </div>
    </Card>
  );
}
