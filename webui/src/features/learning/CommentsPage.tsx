import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveHint } from '../../shared/api/live';
import { useTitle } from '../../shared/lib/useTitle';
import { PagedList } from '../../shared/lists/PagedList';
import { useAddress } from '../../shared/lists/useAddress';
import { useUser } from '../../shared/session/useUser';
import { Card } from '../../shared/ui/Card';
import { IconFileText } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Segmented } from '../../shared/ui/Segmented';
import { CommentedSubmission } from './CommentedSubmission';
import { LearningTabs } from './LearningTabs';
import styles from './learning.module.css';
import { annotatedKey, annotatedPerPage, annotatedQuery } from './learningCalls';

/** /learning/comments: submissions of one's own that teachers commented on, or those that one has
 * commented on. */
export default function CommentsPage() {
  const { t } = useTranslation('learning');
  const user = useUser();
  const queries = useQueryClient();
  const { filters, show, turn } = useAddress({ written: '', page: 1 });
  const isWritten = filters.written === 'true';
  const uid = user?.uid ?? null;
  const list = useQuery({
    ...annotatedQuery(uid, isWritten, Math.max(1, filters.page)),
    placeholderData: keepPreviousData,
  });
  useLiveHint(
    uid === null || isWritten ? null : `annotations:${uid}`,
    () => void queries.invalidateQueries({ queryKey: annotatedKey }),
  );
  useTitle(t('tabs.comments'));
  return (
    <>
      <PageHead title={t('tabs.comments')} />
      <div className={layout.stack}>
        <LearningTabs current="comments" />
        <Card>
          <div className={layout.filters}>
            <Segmented
              label={t('comments.whose')}
              value={isWritten ? 'written' : 'mine'}
              options={[
                { value: 'mine', label: t('comments.mine') },
                { value: 'written', label: t('comments.written') },
              ]}
              onChange={(value) => show({ written: value === 'written' ? 'true' : '' })}
            />
          </div>
          <PagedList
            list={list}
            page={filters.page}
            pageSize={annotatedPerPage}
            onPage={turn}
            empty={{
              icon: IconFileText,
              text: t(isWritten ? 'comments.emptyWritten' : 'comments.emptyMine'),
            }}
          >
            {(rows, isRefreshing) => (
              <ul className={styles.commented} aria-busy={isRefreshing || undefined}>
                {rows.map((row) => (
                  <CommentedSubmission
                    key={row.submission.submitId}
                    row={row}
                    isWritten={isWritten}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        </Card>
      </div>
    </>
  );
}
