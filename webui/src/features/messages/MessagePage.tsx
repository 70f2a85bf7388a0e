import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { unreadKey } from '../../entities/message/unread';
import type { Page } from '../../shared/api/types';
import { useAction } from '../../shared/forms/useAction';
import { useTitle } from '../../shared/lib/useTitle';
import { PagedList } from '../../shared/lists/PagedList';
import { useAddress } from '../../shared/lists/useAddress';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { IconMail, IconTrash } from '../../shared/ui/icons';
import { PageHead } from '../../shared/ui/PageHead';
import { BoxNav } from './BoxNav';
import { MessageRow } from './MessageRow';
import {
  type BoxName,
  boxes,
  boxKey,
  cleanBox,
  messagesPerPage,
  messagesQuery,
  noticesPerPage,
  noticesQuery,
} from './messageCalls';
import styles from './messages.module.css';
import { NoticeRow } from './NoticeRow';
import { useFreshness } from './useFreshness';

/** /message/discuss, reply, like, sys and mine; /message is the first of them. */
export default function MessagePage() {
  const [path] = useLocation();
  const box = boxes.find(({ route }) => to(route) === path)?.name ?? boxes[0].name;
  return box === 'sys' || box === 'mine' ? (
    <Notices key={box} box={box} />
  ) : (
    <Messages key={box} box={box} />
  );
}

function Messages({ box }: { box: 'comment' | 'reply' | 'like' }) {
  const { filters, turn } = useAddress({ page: 1 });
  const list = useQuery({
    ...messagesQuery(box, Math.max(1, filters.page)),
    placeholderData: keepPreviousData,
  });
  return (
    <Shown box={box} list={list} page={filters.page} pageSize={messagesPerPage} onPage={turn}>
      {(rows) => rows.map((each) => <MessageRow key={each.id} box={box} message={each} />)}
    </Shown>
  );
}

function Notices({ box }: { box: 'sys' | 'mine' }) {
  const { filters, turn } = useAddress({ page: 1 });
  const list = useQuery({
    ...noticesQuery(box, Math.max(1, filters.page)),
    placeholderData: keepPreviousData,
  });
  return (
    <Shown box={box} list={list} page={filters.page} pageSize={noticesPerPage} onPage={turn}>
      {(rows) => rows.map((each) => <NoticeRow key={each.id} box={box} notice={each} />)}
    </Shown>
  );
}

interface ShownProps<Row> {
  box: BoxName;
  list: UseQueryResult<Page<Row>>;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

function Shown<Row>({ box, list, page, pageSize, onPage, children }: ShownProps<Row>) {
  const { t } = useTranslation('messages');
  const label = t(`box.${box}`);
  useTitle(`${label} · ${t('title')}`);
  useFreshness(box, list, page);
  const cleaning = useAction({
    run: () => cleanBox(box, null),
    ask: () => ({
      title: t('clean.title', { box: label }),
      body: t('clean.body'),
      confirmLabel: t('clean.confirm'),
      isDestructive: true,
    }),
    said: () => t('clean.done'),
    keys: [boxKey(box), unreadKey],
    isSingle: true,
  });
  const isEmpty = (list.data?.total ?? 0) === 0;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <BoxNav current={box} />
        <Card
          title={label}
          hasRule
          actions={
            !isEmpty && (
              <Button
                kind="quiet"
                size="small"
                icon={IconTrash}
                isBusy={cleaning.isBusy}
                onClick={() => void cleaning.run()}
              >
                {t('clean.open')}
              </Button>
            )
          }
        >
          <PagedList
            list={list}
            page={page}
            pageSize={pageSize}
            onPage={onPage}
            empty={{ icon: IconMail, text: t(`empty.${box}`) }}
          >
            {(rows, isRefreshing) => (
              <ul className={styles.rows} aria-busy={isRefreshing || undefined}>
                {children(rows)}
              </ul>
            )}
          </PagedList>
        </Card>
      </div>
    </>
  );
}
