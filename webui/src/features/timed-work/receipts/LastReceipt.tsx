import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownProgressQuery } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteClock } from '../../../shared/lib/siteTime';
import styles from './LastReceipt.module.css';

/** That the server has what was submitted last of this problem, with its number, its
 * time and its fingerprint. */
export function LastReceipt({ problemId }: { problemId: string }) {
  const { t } = useTranslation('timedWork');
  const { id, hasProblems } = useTimedWork();
  const progress = useQuery({ ...ownProgressQuery(id), enabled: hasProblems });
  const receipt = progress.data?.receipts.find(({ displayId }) => displayId === problemId);
  if (!receipt) return null;
  return (
    <p className={styles.receipt} role="status">
      {t('receipts.last', { number: receipt.submitId, time: siteClock(receipt.submitTime) })}{' '}
      <code>{receipt.fingerprint}</code>
    </p>
  );
}
