import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { IconRefresh } from '../../../shared/ui/icons';
import { type CorrectedProblem, correctionsKey, judgeFailedAgain } from './correctionQueries';
import styles from './corrections.module.css';

/** What came in and is judged, and whether judging waits. */
export function JudgingCell({ tid, row }: { tid: number; row: CorrectedProblem }) {
  const { t } = useTranslation('adminExamCorrections');
  const received = t('received', { count: row.submissions });
  return (
    <>
      {row.paused && <Chip tone="wait">{t('paused')}</Chip>}
      <span className={styles.small}>
        {row.submissions === 0 && t('noSubmissions')}
        {row.submissions > 0 &&
          (row.unfinished > 0
            ? t('unfinished', { received, count: row.unfinished })
            : t('judged', { received }))}
      </span>
      {row.pauseReason && <span className={styles.small}>{row.pauseReason}</span>}
      {row.failed > 0 && <Failed tid={tid} row={row} />}
    </>
  );
}

/** In the row itself: whoever sees that the judge failed mends it by one press. */
function Failed({ tid, row }: { tid: number; row: CorrectedProblem }) {
  const { t } = useTranslation('adminExamCorrections');
  const again = useAction({
    run: () => judgeFailedAgain(tid, row.pid),
    said: ({ count }) => t('again', { count }),
    keys: [correctionsKey(tid)],
    isSingle: true,
  });
  return (
    <>
      <span className={styles.bad}>{t('failed', { count: row.failed })}</span>
      <Button
        size="small"
        icon={IconRefresh}
        isBusy={again.isBusy}
        aria-label={t('judgeAgainNamed', { name: row.displayId })}
        onClick={() => void again.run()}
      >
        {t('judgeAgain')}
      </Button>
    </>
  );
}
