import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { type ResultCounts, resultShares } from '../../shared/lib/resultShares';
import { Dialog } from '../../shared/ui/Dialog';
import { ResultRing } from '../../shared/ui/ResultRing';
import styles from './StatisticsDialog.module.css';

interface StatisticsDialogProps {
  counts: ResultCounts;
  onClose: () => void;
}

/** How all submissions of the problem ended. */
export default function StatisticsDialog({ counts, onClose }: StatisticsDialogProps) {
  const { t } = useTranslation('problem');
  const locale = useLocale();
  const rate = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const isEmpty = resultShares(counts).length === 0;
  return (
    <Dialog title={t('statistics.title')} onClose={onClose}>
      {isEmpty ? (
        <p className={styles.nothing}>{t('statistics.nothing')}</p>
      ) : (
        <>
          <ResultRing
            counts={counts}
            totalWord={t('statistics.submissions', { count: counts.total })}
            hasPercentages
          />
          <p className={styles.rate}>
            {t('statistics.rate', { rate: rate.format(counts.ac / counts.total) })}
          </p>
        </>
      )}
    </Dialog>
  );
}
