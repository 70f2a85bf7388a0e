import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useGroupHere } from '../../entities/group/GroupContext';
import { useTitle } from '../../shared/lib/useTitle';
import { PagedList } from '../../shared/lists/PagedList';
import { useAddress } from '../../shared/lists/useAddress';
import { mayCall } from '../../shared/session/allowed';
import { askToLogin } from '../../shared/session/askToLogin';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { IconPencil } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Segmented } from '../../shared/ui/Segmented';
import { CategoryNav } from './CategoryNav';
import { DiscussionRow } from './DiscussionRow';
import { discussionsAddress, problemAddress } from './discussionAddress';
import { discussionListQuery, discussionsPerPage } from './discussionCalls';
import styles from './discussions.module.css';
import { GroupTable } from './GroupTable';
import { IconMessage } from './icons';

const DiscussionDialog = lazyPart(() => import('./DiscussionDialog'), { missing: 'dialog' });
const mayPost = mayCall<'POST /api/discussion'>('P:discussion_add');

const kinds = ['all', 'mine', 'table'] as const;

/** /discussion and /discussion/:problemID, and the same below /group/:groupID */
export default function DiscussionListPage() {
  const { t } = useTranslation('discussions');
  const { problemID: pid = null } = useParams<{ problemID?: string }>();
  const group = useGroupHere();
  const gid = group?.gid ?? null;
  const user = useUser();
  const title = pid ? t('ofProblem', { pid }) : t('title');
  useTitle(title);
  const [isWritten, setWritten] = useState(false);
  const { filters, show, turn } = useAddress({ keyword: '', cid: '', onlyMine: '', page: 1 });
  const kind =
    kinds.find((each) => each === filters.onlyMine) ??
    (filters.onlyMine === 'true' ? 'mine' : 'all');
  const isTable = kind === 'table' && group?.isAdmin === true;
  const list = useQuery({
    ...discussionListQuery(gid, pid, filters),
    placeholderData: keepPreviousData,
    enabled: !isTable,
  });
  const shownKinds = kinds.filter((each) => each !== 'table' || group?.isAdmin);
  const write = () => (user ? setWritten(true) : askToLogin());

  return (
    <>
      {pid && (
        <Breadcrumb
          crumbs={[{ label: t('title'), href: discussionsAddress(gid) }, { label: pid }]}
        />
      )}
      <PageHead
        title={title}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          (user === null || mayPost(user)) && (
            <Button kind="primary" icon={IconPencil} onClick={write}>
              {t('post')}
            </Button>
          )
        }
      />
      {user !== null && !mayPost(user) && <Notice tone="warn">{t('muted')}</Notice>}
      <div className={layout.columnsList}>
        <Card>
          <div className={layout.filters}>
            <SearchInput
              label={t('keyword')}
              value={filters.keyword}
              onSearch={(keyword) => show({ keyword }, 'typing')}
            />
            {user && (
              <Segmented
                label={t('whose')}
                value={kind}
                options={shownKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
                onChange={(value) =>
                  show({ onlyMine: { all: '', mine: 'true', table: 'table' }[value] })
                }
              />
            )}
            {pid && <Link href={problemAddress(gid, pid)}>{t('toProblem')}</Link>}
          </div>
          {isTable && gid !== null ? (
            <GroupTable gid={gid} page={filters.page} onPage={turn} />
          ) : (
            <PagedList
              list={list}
              page={filters.page}
              pageSize={discussionsPerPage}
              onPage={turn}
              empty={{ icon: IconMessage, text: t('empty') }}
            >
              {(rows, isRefreshing) => (
                <ul className={styles.rows} aria-busy={isRefreshing || undefined}>
                  {rows.map((each) => (
                    <DiscussionRow
                      key={each.id}
                      discussion={each}
                      onCategory={(cid) => show({ cid })}
                    />
                  ))}
                </ul>
              )}
            </PagedList>
          )}
        </Card>
        <CategoryNav chosen={filters.cid} onChoose={(cid) => show({ cid })} />
      </div>
      {isWritten && (
        <DiscussionDialog
          gid={gid}
          pid={pid}
          discussion={null}
          mayModerate={isAdmin(user) || group?.isAdmin === true}
          onClose={() => setWritten(false)}
        />
      )}
    </>
  );
}
