import { useTranslation } from 'react-i18next';
import { SubmissionLink } from '../../entities/submission/SubmissionLink';
import { SubmissionProblem } from '../../entities/submission/SubmissionProblem';
import { SubmissionVerdict } from '../../entities/submission/SubmissionVerdict';
import { Chip } from '../../shared/ui/Chip';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import styles from './learning.module.css';
import type { AnnotatedSubmission } from './learningCalls';

interface CommentedSubmissionProps {
  row: AnnotatedSubmission;
  /** By the reader, on somebody else's code. */
  isWritten: boolean;
}

/** A submission with the newest of what is said of it. */
export function CommentedSubmission({ row, isWritten }: CommentedSubmissionProps) {
  const { t } = useTranslation('learning');
  const { submission, count, unread, line, content, username, gmtCreate } = row;
  return (
    <li className={styles.commentedRow}>
      <p className={styles.commentedHead}>
        <SubmissionLink row={submission} />
        <SubmissionProblem row={submission} />
        <SubmissionVerdict row={submission} />
        {isWritten && <span>{submission.username}</span>}
        {unread > 0 && (
          <Chip tone={isWritten ? 'outline' : 'accent'}>
            {t(isWritten ? 'comments.unreadTheirs' : 'comments.unread', { count: unread })}
          </Chip>
        )}
      </p>
      <p className={styles.excerpt}>
        <span className={styles.place}>
          {line === 0 ? t('comments.whole') : t('comments.line', { line })}
        </span>{' '}
        {content ?? t('comments.hidden')}
      </p>
      <p className={styles.why}>
        {username ?? t('comments.nobody')} · <RelativeTime time={gmtCreate} /> ·{' '}
        {t('comments.count', { count })}
      </p>
    </li>
  );
}
