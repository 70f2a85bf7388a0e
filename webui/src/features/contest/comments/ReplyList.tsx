import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserLink } from '../../../entities/user/UserLink';
import { useUser } from '../../../shared/session/useUser';
import { Avatar } from '../../../shared/ui/Avatar';
import { Button } from '../../../shared/ui/Button';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { type Comment, type Quote, type Reply, repliesQuery, repliesShown } from './commentQueries';
import styles from './comments.module.css';
import { DeleteButton } from './DeleteButton';
import { IconArrowBackUp } from './icons';
import { Writer } from './Writer';

interface ReplyListProps {
  cid: number;
  comment: Comment;
  isManager: boolean;
  /** Null for those who may not answer here. */
  onAnswer: ((quote: Quote) => void) | null;
}

/** The newest three of a thread, or all once it is opened. */
export function ReplyList({ cid, comment, isManager, onAnswer }: ReplyListProps) {
  const { t } = useTranslation('contestComments');
  const [isOpen, setOpen] = useState(false);
  const { replyList, totalReplyNum } = comment;
  const all = useQuery({ ...repliesQuery(cid, comment.id), enabled: isOpen });
  if (totalReplyNum === 0) return null;
  const replies = (isOpen && all.data) || replyList;
  return (
    <div className={styles.thread}>
      <ul className={styles.replies} aria-busy={(isOpen && all.isFetching) || undefined}>
        {replies.map((reply) => (
          <ReplyItem
            key={reply.id}
            cid={cid}
            reply={reply}
            isManager={isManager}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
      {isOpen && all.isError && <ErrorState error={all.error} onRetry={() => void all.refetch()} />}
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
  cid: number;
  reply: Reply;
  isManager: boolean;
  onAnswer: ((quote: Quote) => void) | null;
}

function ReplyItem({ cid, reply, isManager, onAnswer }: ReplyItemProps) {
  const { t } = useTranslation('contestComments');
  const user = useUser();
  return (
    <li className={styles.reply}>
      <Avatar name={reply.fromName} image={reply.fromAvatar} size="small" />
      <div className={styles.body}>
        <Writer written={reply} />
        <p className={styles.to}>
          @<UserLink user={{ uid: reply.toUid, username: reply.toName }} className={styles.name} />
        </p>
        <RichText source={reply.content} className={styles.text ?? ''} />
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
          {(isManager || reply.fromUid === user?.uid) && (
            <DeleteButton cid={cid} kind="reply" id={reply.id} name={reply.fromName} />
          )}
        </div>
      </div>
    </li>
  );
}
