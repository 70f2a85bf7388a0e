import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { Avatar } from '../../shared/ui/Avatar';
import { classNames } from '../../shared/ui/classNames';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { JudgeButtons, OwnResubmitButton } from './JudgeButtons';
import { QueueRemark } from './QueueRemark';
import styles from './submissions.module.css';
import type { JudgeRow } from './types';

interface SubmissionRowProps {
  row: JudgeRow;
  isOwn: boolean;
  /** Root's column of buttons. */
  hasJudgeButtons: boolean;
}

export function SubmissionRow({ row, isOwn, hasJudgeButtons }: SubmissionRowProps) {
  const { t } = useTranslation('submissions');
  const detail = to('SubmissionDetails', { submitID: row.submitId });
  return (
    <tr data-own={isOwn || undefined}>
      <td className={styles.id} data-hide="narrow">
        <Link href={detail} className={styles.plainLink}>
          {row.submitId}
        </Link>
      </td>
      <td>
        <span className={styles.verdict}>
          <Link href={detail} className={styles.chipLink} title={t('openDetail')}>
            <VerdictChip status={row.status} />
          </Link>
          {row.score !== null && <span className={styles.narrowScore}>{row.score}</span>}
          <QueueRemark row={row} />
          <OwnResubmitButton row={row} />
        </span>
      </td>
      <td data-align="end" className={classNames(styles.number, styles.tabletHidden)}>
        {row.score ?? '—'}
      </td>
      <td className={styles.problem}>
        <ProblemLink row={row} />
      </td>
      <td data-align="end" className={classNames(styles.number, styles.tabletHidden)}>
        {formatRunTime(row.time)}
      </td>
      <td data-align="end" className={classNames(styles.number, styles.wideOnly)}>
        {formatMemory(row.memory)}
      </td>
      <td data-align="end" className={styles.wideOnly}>
        {row.length ?? '—'}
      </td>
      <td data-hide="narrow">
        <Link href={detail} className={styles.language}>
          {row.language}
        </Link>
      </td>
      <td>
        <AuthorLink row={row} />
      </td>
      <td className={styles.wideOnly}>
        <span className={styles.judger}>{row.judger ?? '—'}</span>
      </td>
      <td data-align="end" data-hide="narrow" className={styles.submitted}>
        <RelativeTime time={row.submitTime} />
      </td>
      {hasJudgeButtons && (
        <td data-hide="narrow">
          <JudgeButtons row={row} />
        </td>
      )}
    </tr>
  );
}

/** Display id and title; a problem that the reader can no longer see is no link. */
export function ProblemLink({ row }: { row: JudgeRow }) {
  const id = <span className={styles.problemId}>{row.displayPid}</span>;
  if (row.title === null) return id;
  return (
    <Link
      href={to('ProblemDetails', { problemID: row.displayPid })}
      className={styles.plainLink}
      title={row.title}
    >
      {id} {row.title}
    </Link>
  );
}

export function AuthorLink({ row }: { row: JudgeRow }) {
  const face = (
    <>
      <span className={styles.avatar}>
        <Avatar name={row.username} />
      </span>
      <span className={styles.name} title={row.username}>
        {row.username}
      </span>
    </>
  );
  if (!isReady('UserHome')) return <span className={styles.person}>{face}</span>;
  return (
    <Link
      href={to('UserHome', {}, { uid: row.uid, username: row.username })}
      className={classNames(styles.person, styles.plainLink)}
    >
      {face}
    </Link>
  );
}
