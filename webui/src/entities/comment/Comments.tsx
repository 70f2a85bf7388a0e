import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveTopic } from '../../shared/api/live';
import { mayCall } from '../../shared/session/allowed';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';
import { CommentComposer } from './CommentComposer';
import { CommentItem } from './CommentItem';
import { type CommentPlace, CommentPlaceContext } from './commentPlace';
import { commentsKey, commentsOf, commentsQuery, isLiked } from './commentQueries';
import styles from './comments.module.css';

const mayComment = mayCall<'POST /api/comment'>('P:comment_add');

interface CommentsProps {
  place: CommentPlace;
  title: string;
  /** Comments and replies together, where somebody counts them (contract discussion.md, commentNum). */
  textCount?: number;
  /** Said above. */
  tips: readonly string[];
}

/** Questions and answers of a contest (S2 §2 Comments), or what is said below a discussion. */
export function Comments({ place, title, textCount, tips }: CommentsProps) {
  const { source } = place;
  const { t } = useTranslation('comments');
  const user = useUser();
  // A guest writes, and is asked to log in.
  const mayWrite = user === null || mayComment(user);
  const queries = useQueryClient();
  const list = useInfiniteQuery(commentsQuery(source));
  const readAgain = () => void queries.invalidateQueries({ queryKey: commentsKey(source) });
  useLiveTopic(
    'cid' in source ? `contest:${source.cid}` : null,
    ({ kind }) => {
      if (kind === 'comment') readAgain();
    },
    readAgain,
  );
  const pages = list.data?.pages ?? [];
  const total = pages[0]?.commentList.total ?? 0;
  // One of the two may be read before a text came or went, and the other after.
  const replies = list.data && textCount !== undefined ? Math.max(0, textCount - total) : 0;

  return (
    <CommentPlaceContext.Provider value={place}>
      <Card
        title={title}
        actions={
          <span className={styles.total}>
            {t('list.total', { count: total })}
            {replies > 0 && ` · ${t('list.replies', { count: replies })}`}
          </span>
        }
        hasRule
      >
        <div className={styles.page}>
          {tips.length > 0 && (
            <Notice>
              <ul className={styles.tips}>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </Notice>
          )}
          {mayWrite ? (
            <CommentComposer key={user?.uid ?? ''} />
          ) : (
            <Notice tone="warn">{t('write.muted')}</Notice>
          )}
          {list.isPending && <Skeleton lines={4} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data && total === 0 && (
            <EmptyState text={t(place.isForum ? 'list.emptyForum' : 'list.empty')} />
          )}
          <ul className={styles.list} aria-busy={list.isFetching || undefined}>
            {commentsOf(pages).map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                isLiked={isLiked(pages, comment.id)}
              />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button
              kind="quiet"
              className={styles.more ?? ''}
              isBusy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          )}
        </div>
      </Card>
    </CommentPlaceContext.Provider>
  );
}
