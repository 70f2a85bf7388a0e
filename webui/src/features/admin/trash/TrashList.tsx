import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { formatDateTime } from '../../../shared/lib/time';
import { PagedList } from '../../../shared/lists/PagedList';
import type { AddressStep } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Table } from '../../../shared/ui/Table';
import styles from './trash.module.css';
import {
  remove,
  restore,
  rowsPerPage,
  type TrashKind,
  type TrashRow,
  trashQuery,
  type usualTrash,
} from './trashCalls';

interface TrashListProps {
  kind: TrashKind;
  filters: typeof usualTrash;
  onShow: (change: { keyword: string }, step?: AddressStep) => void;
  onPage: (page: number, step?: AddressStep) => void;
}

/** Deleted things of one kind, each to be taken out again or removed for ever. */
export function TrashList({ kind, filters, onShow, onPage }: TrashListProps) {
  const { t } = useTranslation('adminTrash');
  const { keyword, page } = filters;
  const list = useQuery(trashQuery(kind, keyword, page));
  // Lists of users and problems have changed too.
  const keys = [['admin']];
  const takeOut = useAction({
    run: restore,
    said: ({ name }) => t('restored', { name }),
    keys,
  });
  const throwAway = useAction({
    run: remove,
    ask: (row: TrashRow) => ({
      title: t('removeTitle', { name: row.name }),
      body: t(`removeBody.${kind}`, { name: [row.name, row.title].filter(Boolean).join(' ') }),
      confirmLabel: t('remove'),
      isDestructive: true,
    }),
    said: () => t('removed'),
    keys,
  });

  return (
    <Card>
      <div className={layout.filters}>
        <SearchInput
          className={styles.search}
          label={t(`search.${kind}`)}
          value={keyword}
          onSearch={(text) => onShow({ keyword: text }, 'typing')}
        />
      </div>
      <PagedList
        list={list}
        page={page}
        pageSize={rowsPerPage}
        onPage={onPage}
        empty={{ icon: IconTrash, text: t(keyword ? 'noMatch' : 'empty') }}
      >
        {(rows, isRefreshing) => (
          <Table label={t('title')} isRefreshing={isRefreshing}>
            <thead>
              <tr>
                <th scope="col">{t(`name.${kind}`)}</th>
                <th scope="col" data-hide="narrow">
                  {t(`words.${kind}`)}
                </th>
                <th scope="col" data-hide="narrow">
                  {t('deleted')}
                </th>
                <th scope="col">{t('until')}</th>
                <th scope="col" data-align="end">
                  {t('action')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className={styles.name}>
                    {row.name}
                    {row.title && <span className={styles.titleBelow}>{row.title}</span>}
                  </td>
                  <td data-hide="narrow" className={styles.name}>
                    {row.title || '—'}
                  </td>
                  <td data-hide="narrow">
                    <time dateTime={row.gmtDeleted}>{formatDateTime(row.gmtDeleted)}</time>
                    {row.deletedBy && <span className={styles.by}>{row.deletedBy}</span>}
                  </td>
                  <td>
                    <time dateTime={row.purgeAt}>{formatDateTime(row.purgeAt).slice(0, 10)}</time>
                  </td>
                  <td data-align="end">
                    <span className={styles.actions}>
                      <Button
                        size="small"
                        aria-label={t('restoreNamed', { name: row.name })}
                        onClick={() => void takeOut.run(row)}
                      >
                        {t('restore')}
                      </Button>
                      <IconButton
                        icon={IconTrash}
                        label={t('removeNamed', { name: row.name })}
                        onClick={() => void throwAway.run(row)}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </Card>
  );
}
