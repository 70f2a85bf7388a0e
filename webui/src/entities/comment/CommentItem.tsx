import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/forms/useAction';
import { mayCall } from '../../shared/session/allowed';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Avatar } from '../../shared/ui/Avatar';
import { Button } from '../../shared/ui/Button';
import { RichText } from '../../shared/ui/widgets/RichText';
import { useReplyDraft } from './commentDrafts';
import { useCommentPlace } from './commentPlace';
import { type Comment, likeComment, type Quote, showLike } from './commentQueries';
import styles from './comments.module.css';
import { DeleteButton } from './DeleteButton';
import { IconArrowBackUp, IconThumbUp, IconThumbUpFilled } from './icons';
import { ReplyBox } from './ReplyBox';
import { ReplyList } from './ReplyList';
import { Writer } from './Writer';

const mayReply = mayCall<'POST /api/reply'>('P:reply_add');

interface CommentItemProps {
  comment: Comment;
  isLiked: boolean;
}

/** A comment with what may be done about it, and its replies. */
export function CommentItem({ comment, isLiked }: CommentItemProps) {
  const { t } = useTranslation('comments');
  const user = useUser();
  const { isManager, isForum, foldedCode } = useCommentPlace();
  const isOwn = comment.fromUid === user?.uid;
  // One's own thread, or anybody's: what the organisers wrote is answered by organisers alone.
  const mayAnswer = (isForum || isOwn || isManager) && mayReply(user);
  // What organisers write everybody reads already.
  const isAsked = isManager && !isForum && !isOwn && comment.fromRole !== 'root';
  const { kept } = useReplyDraft(comment.id);
  const [quote, setQuote] = useState<Quote | null>((mayAnswer && kept?.quote) || null);
  const answer = (next: Quote) => setQuote(mayAnswer ? next : null);

  return (
    <li className={styles.comment}>
      <Avatar name={comment.fromName} image={comment.fromAvatar} />
      <article className={styles.body} aria-label={t('list.by', { name: comment.fromName })}>
        <Writer written={comment} />
        <RichText
          source={comment.content}
          className={styles.text ?? ''}
          foldedCode={isOwn ? null : foldedCode}
        />
        <div className={styles.actions}>
          <LikeButton comment={comment} isLiked={isLiked} />
          {mayAnswer && (
            <Button
              kind="quiet"
              size="small"
              icon={IconArrowBackUp}
              onClick={() => answer({ kind: 'Comment', id: comment.id, name: comment.fromName })}
            >
              {t('reply.open')}
            </Button>
          )}
          {(isOwn || isManager) && (
            <DeleteButton kind="comment" id={comment.id} name={comment.fromName} />
          )}
        </div>
        <ReplyList comment={comment} onAnswer={mayAnswer ? answer : null} />
        {quote && (
          <ReplyBox
            key={`${quote.kind}${quote.id}`}
            commentId={comment.id}
            quote={quote}
            asked={isAsked ? comment.content : null}
            onClose={() => setQuote(null)}
          />
        )}
      </article>
    </li>
  );
}

interface LikeButtonProps {
  comment: Comment;
  isLiked: boolean;
}

/** The count moves before the server has answered, and back when it refuses (S2 §4). */
function LikeButton({ comment, isLiked }: LikeButtonProps) {
  const { t } = useTranslation('comments');
  const user = useUser();
  const queries = useQueryClient();
  const { source } = useCommentPlace();
  const liking = useAction({
    run: (toLike: boolean) => {
      showLike(queries, source, comment.id, toLike);
      return likeComment(comment.id, toLike);
    },
    onRefused: (_, toLike) => showLike(queries, source, comment.id, !toLike),
    isSingle: true,
  });
  return (
    <Button
      kind="quiet"
      size="small"
      icon={isLiked ? IconThumbUpFilled : IconThumbUp}
      className={isLiked ? (styles.liked ?? '') : ''}
      aria-pressed={isLiked}
      aria-label={t('list.like', { count: comment.likeNum })}
      onClick={() => (user ? void liking.run(!isLiked) : askToLogin())}
    >
      {comment.likeNum}
    </Button>
  );
}
