import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { RichText } from '../../../shared/ui/widgets/RichText';
import styles from './assistant.module.css';
import { exchangesQuery } from './assistantCalls';

/** One's last ten questions, as teachers read them too. */
export function EarlierExchanges() {
  const { t } = useTranslation('problemAssistant');
  const own = useQuery(exchangesQuery);
  if (own.isError) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
  if (!own.data) return <Skeleton lines={3} />;
  if (own.data.records.length === 0) return <p className={styles.told}>{t('noEarlier')}</p>;
  return (
    <ul className={styles.list}>
      {own.data.records.map(({ id, action, problemId, title, answer, gmtCreate }) => (
        <li key={id}>
          <details>
            <summary>
              {t(`action.${action}`)} · {problemId} {title} · <RelativeTime time={gmtCreate} />
            </summary>
            {answer ? <RichText source={answer} /> : <p className={styles.told}>{t('nothing')}</p>}
          </details>
        </li>
      ))}
    </ul>
  );
}
