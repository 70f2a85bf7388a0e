import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/useUser';
import { Avatar } from '../../shared/ui/Avatar';
import { Button } from '../../shared/ui/Button';
import { ErrorState } from '../../shared/ui/ErrorState';
import { RichText } from '../../shared/ui/widgets/RichText';
import { UserLink } from '../user/UserLink';
import { useCommentPlace } from './commentPlace';
import { type Comment, type Quote, type Reply, repliesQuery, repliesShown } from './commentQueries';
import styles from './comments.module.css';
import { DeleteButton } from './DeleteButton';
import { IconArrowBackUp } from './icons';
import { Writer } from './Writer';

interface ReplyListProps {
  comment: Comment;
  /** Null for those who may not answer here. */
  onAnswer: ((quote: Quote) => void) | null;
}

/** The newest three of a thread, or all once it is opened. */
export function ReplyList({ comment, onAnswer }: ReplyListProps) {
  const { t } = useTranslation('comments');
  const { source } = useCommentPlace();
  const [isOpen, setOpen] = useState(false);
  const { replyList, totalReplyNum } = comment;
  const all = useQuery({ ...repliesQuery(source, comment.id), enabled: isOpen });
  if (totalReplyNum === 0) return null;
  const replies = (isOpen && all.data) || replyList;
  return (
    <div className={styles.thread}>
      <ul className={styles.replies} aria-busy={(isOpen && all.isFetching) || undefined}>
        {replies.map((reply) => (
          <ReplyItem key={reply.id} reply={reply} onAnswer={onAnswer} />
        ))}
      </ul>
      {isOpen && all.isError && <ErrorState error={all.error} onRetry={() => void all.refetch()} />}
      {isOpen && all.data && all.data.length < totalReplyNum && (
        <p className={styles.hint}>{t('reply.newest', { count: all.data.length })}</p>
      )}
      {totalReplyNum > repliesShown && (
        <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('reply.collapse') : t('reply.viewAll', { count: totalReplyNum })}
        </Button>
      )}
    </div>
  );
}

const quoteOf = ({ id, fromName, isPrivate }: Reply): Quote => ({
  ...{ kind: 'Reply', id, name: fromName },
  isPrivate: isPrivate === true,
});

interface ReplyItemProps {
  reply: Reply;
  onAnswer: ((quote: Quote) => void) | null;
}

function ReplyItem({ reply, onAnswer }: ReplyItemProps) {
  const { t } = useTranslation('comments');
  const user = useUser();
  const { isManager, foldedCode } = useCommentPlace();
  const isOwn = reply.fromUid === user?.uid;
  return (
    <li className={styles.reply}>
      <Avatar name={reply.fromName} image={reply.fromAvatar} size="small" />
      <div className={styles.body}>
        <Writer written={reply} />
        <p className={styles.to}>
          @<UserLink user={{ uid: reply.toUid, username: reply.toName }} className={styles.name} />
        </p>
        <RichText
          source={reply.content}
          className={styles.text ?? ''}
          foldedCode={isOwn ? null : foldedCode}
        />
        <div className={styles.actions}>
          {onAnswer && (
            <Button
              kind="quiet"
              size="small"
              icon={IconArrowBackUp}
              onClick={() => onAnswer(quoteOf(reply))}
            >
              {t('reply.open')}
            </Button>
          )}
          {(isManager || isOwn) && (
            <DeleteButton kind="reply" id={reply.id} name={reply.fromName} />
          )}
        </div>
      </div>
    </li>
  );
}
