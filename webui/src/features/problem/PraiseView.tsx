import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import styles from './PraiseView.module.css';
import type { OwnProgress, Submission } from './types';
import { usePraise } from './usePraise';

/** Congratulates on an accepted submission, and gets out of the way by itself. */
export default function PraiseView({ submission }: { submission: Submission }) {
  const { praise, end } = usePraise(submission);
  if (praise?.kind === 'card') return <ReportCard progress={praise.progress} onClose={end} />;
  return praise && <Picture />;
}

/** Decoration: the verdict itself is told by the panel. */
function Picture() {
  const { t } = useTranslation('problem');
  return (
    <div className={styles.place} aria-hidden="true">
      <figure className={styles.picture}>
        <svg viewBox="0 0 120 120" className={styles.medal} aria-hidden="true">
          <path
            className={styles.ribbon}
            d="M42 70 30 114l18-9 10 15 10-40ZM78 70l12 44-18-9-10 15-10-40Z"
          />
          <circle className={styles.rim} cx="60" cy="48" r="40" />
          <circle className={styles.face} cx="60" cy="48" r="31" />
          <path className={styles.tick} d="m45 49 11 11 20-23" />
        </svg>
        <figcaption className={styles.words}>{t('praise.words')}</figcaption>
      </figure>
    </div>
  );
}

interface ReportCardProps {
  progress: OwnProgress;
  onClose: () => void;
}

function ReportCard({ progress, onClose }: ReportCardProps) {
  const { t } = useTranslation('problem');
  const locale = useLocale();
  const { accepted, days } = progress;
  return (
    <Dialog
      title={t('praise.cardTitle')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('praise.close')}
        </Button>
      }
    >
      <p>{t('praise.cardText')}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('praise.accepted', { count: accepted })}</dt>
          <dd>{accepted.toLocaleString(locale)}</dd>
        </div>
        <div>
          <dt>{t('praise.days', { count: days })}</dt>
          <dd>{days.toLocaleString(locale)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
