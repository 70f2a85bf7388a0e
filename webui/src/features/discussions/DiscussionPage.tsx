import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Comments } from '../../entities/comment/Comments';
import type { CommentPlace } from '../../entities/comment/commentPlace';
import { Writer } from '../../entities/comment/Writer';
import { DiscussionText } from '../../entities/discussion/DiscussionText';
import { useTitle } from '../../shared/lib/useTitle';
import { Avatar } from '../../shared/ui/Avatar';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { DiscussionActions } from './DiscussionActions';
import { Numbers } from './DiscussionRow';
import { discussionsAddress } from './discussionAddress';
import { type DiscussionDetail, discussionKey, discussionQuery, listKeys } from './discussionCalls';
import styles from './discussions.module.css';
import { useCategoryName } from './useCategoryName';
import { writtenBy } from './writtenBy';

/** /discussion-detail/:discussionID and /group/:groupID/discussion-detail/:discussionID */
export default function DiscussionPage() {
  const { discussionID = '' } = useParams<{ discussionID: string }>();
  const { t } = useTranslation('discussions');
  const found = useQuery(discussionQuery(Number(discussionID) || 0));
  useTitle(found.data?.title);
  if (!found.data) {
    return (
      <div className={layout.stack}>
        <PageHead title={t('title')} />
        {found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
    );
  }
  return <Shown discussion={found.data} />;
}

function Shown({ discussion }: { discussion: DiscussionDetail }) {
  const { t } = useTranslation('discussions');
  const nameOf = useCategoryName();
  const { id, gid, title, showsSolution, mayModerate, author } = discussion;
  const foldedCode = showsSolution ? null : t('folded');
  const place = useMemo<CommentPlace>(
    () => ({
      ...{ source: { did: id }, isManager: mayModerate, isForum: true, foldedCode },
      alsoRead: [discussionKey(id), ...listKeys],
    }),
    [id, mayModerate, foldedCode],
  );
  return (
    <div className={layout.stack}>
      <Breadcrumb
        crumbs={[{ label: t('title'), href: discussionsAddress(gid) }, { label: title }]}
      />
      <PageHead title={<span className={styles.title}>{title}</span>} />
      <Card isPadded>
        <div className={styles.head}>
          <Avatar name={author} image={discussion.avatar} />
          <Writer written={writtenBy(discussion)} />
          <Link href={`${discussionsAddress(gid)}?cid=${discussion.categoryId}`}>
            {nameOf(discussion.categoryName)}
          </Link>
          <Numbers discussion={discussion} />
        </div>
        {discussion.status === 1 && <Notice tone="warn">{t('hidden')}</Notice>}
        {!showsSolution && <Notice>{t('foldedHint')}</Notice>}
        <DiscussionText discussion={discussion} foldedCode={foldedCode} />
        <DiscussionActions discussion={discussion} />
      </Card>
      <Comments place={place} title={t('comments')} textCount={discussion.commentNum} tips={[]} />
    </div>
  );
}
