import { useTranslation } from 'react-i18next';
import { caseWords } from '../../entities/submission/caseWords';
import { verdictCodes } from '../../shared/lib/verdict';
import type { Submission } from './types';
import styles from './VerdictPanel.module.css';

/** Where the submission stands in the queue, and why it waits there; then which case is judged. */
export function QueuePlace({ submission }: { submission: Submission }) {
  const { t } = useTranslation('problem');
  const shell = useTranslation('shell').t;
  const { status, submitId, queuePosition, queueReason } = submission;
  const words =
    status === verdictCodes.pending
      ? [
          queuePosition ? t('queue.place', { position: queuePosition }) : null,
          queueReason ? t(`queue.reason.${queueReason}`) : null,
        ].filter(Boolean)
      : [caseWords(shell, submission)].filter(Boolean);
  return <span className={styles.place}>{[...words, `#${submitId}`].join(' · ')}</span>;
}
