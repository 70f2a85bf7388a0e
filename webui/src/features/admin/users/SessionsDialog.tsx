import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { useAction } from '../../../shared/forms/useAction';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { Dialog } from '../../../shared/ui/Dialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Table } from '../../../shared/ui/Table';
import { IconPlugConnected } from '../icons';
import { browserName } from './browserName';
import { endSessions, type Session, sessionsQuery } from './userQueries';
import styles from './users.module.css';

interface SessionsDialogProps {
  person: Person;
  onClose: () => void;
}

/** Where somebody is logged in; each place is ended by a click. */
export function SessionsDialog({ person, onClose }: SessionsDialogProps) {
  const { t } = useTranslation('adminUsers');
  const query = sessionsQuery(person.uid);
  const list = useQuery(query);
  const common = { said: () => t('sessions.ended'), keys: [query.queryKey] };
  const end = useAction({ run: (id: number) => endSessions(person.uid, id), ...common });
  const endAll = useAction({
    run: () => endSessions(person.uid),
    ask: () => ({
      title: t('sessions.endAllTitle', { name: person.username }),
      body: t('sessions.endAllBody'),
      confirmLabel: t('sessions.endAll'),
      isDestructive: true,
    }),
    ...common,
  });
  const rows = list.data ?? [];

  return (
    <Dialog
      title={t('sessions.title', { name: person.username })}
      size="large"
      onClose={onClose}
      actions={
        <>
          {rows.length > 0 && (
            <Button kind="danger" onClick={() => void endAll.run()}>
              {t('sessions.endAll')}
            </Button>
          )}
          <Button onClick={onClose}>{t('sessions.close')}</Button>
        </>
      }
    >
      {list.isPending && <Skeleton lines={3} height={28} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState icon={IconPlugConnected} text={t('sessions.empty')} />
      )}
      {rows.length > 0 && (
        <Table label={t('sessions.title', { name: person.username })}>
          <thead>
            <tr>
              <th scope="col">{t('sessions.ip')}</th>
              <th scope="col" data-hide="narrow">
                {t('sessions.client')}
              </th>
              <th scope="col" data-hide="narrow">
                {t('sessions.begun')}
              </th>
              <th scope="col">{t('sessions.seen')}</th>
              <th scope="col" data-align="end">
                {t('sessions.action')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SessionLine key={row.id} row={row} onEnd={() => void end.run(row.id)} />
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}

function SessionLine({ row, onEnd }: { row: Session; onEnd: () => void }) {
  const { t } = useTranslation('adminUsers');
  const begun = formatDateTime(row.gmtCreate);
  return (
    <tr>
      <td>{row.ip}</td>
      <td data-hide="narrow" className={styles.client} title={row.userAgent}>
        {browserName(row.userAgent) || '—'}
      </td>
      <td data-hide="narrow">
        <time dateTime={row.gmtCreate}>{begun}</time>
      </td>
      <td>
        <time dateTime={row.lastSeenAt}>{formatDateTime(row.lastSeenAt)}</time>
      </td>
      <td data-align="end">
        {row.current ? (
          <Chip>{t('sessions.current')}</Chip>
        ) : (
          <Button
            size="small"
            aria-label={t('sessions.endNamed', { ip: row.ip, time: begun })}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )}
      </td>
    </tr>
  );
}
