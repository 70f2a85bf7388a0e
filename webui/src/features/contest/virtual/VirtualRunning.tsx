import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { contestKey } from '../../../entities/contest/contestQueries';
import { api } from '../../../shared/api/calls';
import { useAction } from '../../../shared/forms/useAction';
import { formatDateTime } from '../../../shared/lib/time';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import styles from './virtual.module.css';

export function VirtualRunning({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('contest');
  const { cid } = useContest();
  const end = useAction({
    run: () => api('POST /api/end-contest-virtual', { body: { cid } }),
    ask: () => ({
      title: t('virtual.endAsk.title'),
      body: t('virtual.endAsk.body'),
      confirmLabel: t('virtual.endAsk.confirm'),
      isDestructive: true,
    }),
    keys: [contestKey(cid)],
    isSingle: true,
  });
  return (
    <Card title={t('virtual.running.title')} isPadded>
      <div className={styles.content}>
        <p className={styles.text}>{t('virtual.running.text', { time: formatDateTime(endsAt) })}</p>
        <div className={styles.actions}>
          <Link
            href={to('ContestProblemList', { contestID: cid })}
            className={buttonClass('primary')}
          >
            {t('virtual.running.problems')}
          </Link>
          <Button isBusy={end.isBusy} onClick={() => void end.run()}>
            {t('virtual.running.end')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
