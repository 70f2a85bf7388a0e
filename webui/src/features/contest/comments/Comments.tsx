import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveTopic } from '../../../shared/api/live';
import { mayCall } from '../../../shared/session/allowed';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { CommentComposer } from './CommentComposer';
import { CommentItem } from './CommentItem';
import { commentsKey, commentsOf, commentsQuery, isLiked } from './commentQueries';
import styles from './comments.module.css';

const mayComment = mayCall<'POST /api/comment'>('P:comment_add');

interface CommentsProps {
  cid: number;
  /** Sees, answers and removes everybody's. */
  isManager: boolean;
}

/** Questions and answers of a contest (S2 §2 Comments). */
export function Comments({ cid, isManager }: CommentsProps) {
  const { t } = useTranslation('contestComments');
  const user = useUser();
  // A guest writes, and is asked to log in.
  const mayWrite = user === null || mayComment(user);
  const queries = useQueryClient();
  const list = useInfiniteQuery(commentsQuery(cid));
  const readAgain = () => void queries.invalidateQueries({ queryKey: commentsKey(cid) });
  useLiveTopic(
    `contest:${cid}`,
    ({ kind }) => {
      if (kind === 'comment') readAgain();
    },
    readAgain,
  );
  const pages = list.data?.pages ?? [];
  const total = pages[0]?.commentList.total ?? 0;

  return (
    <Card
      title={t('title')}
      actions={<span className={styles.total}>{t('list.total', { count: total })}</span>}
      hasRule
    >
      <div className={styles.page}>
        <Notice>
          <ul className={styles.tips}>
            <li>{t(isManager ? 'tips.whoManager' : 'tips.who')}</li>
            <li>{t(isManager ? 'tips.answerManager' : 'tips.answer')}</li>
            <li>{t(isManager ? 'tips.mannerManager' : 'tips.manner')}</li>
          </ul>
        </Notice>
        {mayWrite ? <CommentComposer cid={cid} /> : <Notice tone="warn">{t('write.muted')}</Notice>}
        {list.isPending && <Skeleton lines={4} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && total === 0 && <EmptyState text={t('list.empty')} />}
        <ul className={styles.list} aria-busy={list.isFetching || undefined}>
          {commentsOf(pages).map((comment) => (
            <CommentItem
              key={comment.id}
              cid={cid}
              comment={comment}
              isLiked={isLiked(pages, comment.id)}
              isManager={isManager}
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
  );
}
