import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { placeOfWire } from '../../entities/place/codec';
import { ProblemLink } from '../../entities/problem/ProblemLink';
import type { JudgeRow } from '../../entities/submission/types';
import { UserLink } from '../../entities/user/UserLink';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { Avatar } from '../../shared/ui/Avatar';
import { classNames } from '../../shared/ui/classNames';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { JudgeButtons, OwnResubmitButton } from './JudgeButtons';
import { QueueRemark } from './QueueRemark';
import styles from './submissions.module.css';

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
        <RowProblem row={row} />
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
        <RowAuthor row={row} />
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
export function RowProblem({ row }: { row: JudgeRow }) {
  const id = <span className={styles.problemId}>{row.displayPid}</span>;
  if (row.title === null) return id;
  const problem = { place: placeOfWire(row), problemId: row.displayPid };
  return (
    <ProblemLink problem={problem} className={styles.plainLink} title={row.title}>
      {id} {row.title}
    </ProblemLink>
  );
}

export function RowAuthor({ row }: { row: JudgeRow }) {
  return (
    <UserLink user={row} className={styles.person} linkClassName={styles.plainLink}>
      <span className={styles.avatar}>
        <Avatar name={row.username} />
      </span>
      <span className={styles.name} title={row.username}>
        {row.username}
      </span>
    </UserLink>
  );
}
