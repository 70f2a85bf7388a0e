import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { RichText } from '../../../shared/ui/widgets/RichText';
import styles from './assistant.module.css';
import { exchangeQuery } from './assistantCalls';

interface ExchangeDialogProps {
  id: number;
  onClose: () => void;
}

/** One question with all that was sent, and the answer. */
export function ExchangeDialog({ id, onClose }: ExchangeDialogProps) {
  const { t } = useTranslation('adminAssistant');
  const found = useQuery(exchangeQuery(id));
  const whole = found.data;
  return (
    <Dialog title={whole?.username ?? t('title')} size="large" onClose={onClose}>
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} />}
      {whole && (
        <div className={layout.stack}>
          <p className={styles.facts}>
            <span>{t(`actions.${whole.action}`)}</span>
            <span>{t(`states.${whole.state}`)}</span>
            <span>{t('model', { model: whole.model })}</span>
            <RelativeTime time={whole.gmtCreate} />
          </p>
          <section>
            <h3 className={styles.head}>{t('answer')}</h3>
            {whole.answer ? <RichText source={whole.answer} /> : <p>{t('noAnswer')}</p>}
          </section>
          <details>
            <summary className={styles.head}>{t('asked')}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys */}
            <pre className={styles.asked} tabIndex={0}>
              {whole.asked}
            </pre>
          </details>
        </div>
      )}
    </Dialog>
  );
}
