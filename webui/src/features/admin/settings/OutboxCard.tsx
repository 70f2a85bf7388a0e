import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Dialog } from '../../../shared/ui/Dialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconMail, IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { OutboxTable } from './OutboxTable';
import styles from './settings.module.css';
import {
  deleteMails,
  type KeptMail,
  mailsPerPage,
  outboxKey,
  outboxQuery,
} from './settingsQueries';

/** Mails that did not leave: kept ones, waiting ones, refused ones. */
export function OutboxCard({ mode }: { mode: string }) {
  const { t } = useTranslation('adminSettings');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<KeptMail | null>(null);
  const list = useQuery(outboxQuery(page));
  const remove = useAction({
    run: (mail: KeptMail | null) => deleteMails(mail?.id ?? null),
    ask: (mail) => ({
      title: t(mail ? 'outbox.deleteTitle' : 'outbox.deleteAllTitle'),
      body: mail ? t('outbox.deleteBody', mail) : t('outbox.deleteAllBody'),
      confirmLabel: t('outbox.delete'),
      isDestructive: true,
    }),
    said: () => t('outbox.deleted'),
    keys: [outboxKey],
    onDone: () => setPage(1),
  });
  const rows = list.data?.records ?? [];
  if (mode === 'off' && list.data?.total === 0) return null;
  return (
    <Card
      title={t('outbox.title')}
      hasRule
      actions={
        <div className={layout.row}>
          <Button
            size="small"
            icon={IconRefresh}
            isBusy={list.isFetching}
            onClick={() => void list.refetch()}
          >
            {t('outbox.refresh')}
          </Button>
          {rows.length > 0 && (
            <Button size="small" kind="danger" onClick={() => void remove.run(null)}>
              {t('outbox.deleteAll')}
            </Button>
          )}
        </div>
      }
    >
      {list.isPending && <Skeleton lines={4} height={28} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && <EmptyState icon={IconMail} text={t('outbox.empty')} />}
      {rows.length > 0 && (
        <OutboxTable
          rows={rows}
          isRefreshing={list.isFetching}
          onOpen={setOpened}
          onDelete={(mail) => void remove.run(mail)}
        />
      )}
      {list.data && list.data.total > mailsPerPage && (
        <Pagination page={page} pageSize={mailsPerPage} total={list.data.total} onPage={setPage} />
      )}
      {opened && (
        <Dialog title={opened.subject} onClose={() => setOpened(null)}>
          <p className={styles.lead}>{t('outbox.toNamed', { address: opened.to })}</p>
          <p className={styles.letter}>{opened.body}</p>
        </Dialog>
      )}
    </Card>
  );
}
