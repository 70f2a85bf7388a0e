import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../shared/lists/PagedList';
import rowStyles from '../../../shared/lists/rows.module.css';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import layout from '../../../shared/ui/layout.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import { IconSparkles } from '../icons';
import { actions, type ExchangeRow, exchangesQuery, rowsPerPage } from './assistantCalls';
import { ExchangeDialog } from './ExchangeDialog';

/** What everybody asked in the last 90 days. */
export function ExchangesCard() {
  const { t } = useTranslation('adminAssistant');
  const { filters, show, turn } = useAddress({ part: '', keyword: '', action: '', page: 1 });
  const [opened, setOpened] = useState<number | null>(null);
  const list = useQuery({
    ...exchangesQuery(filters.keyword, filters.action, filters.page),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(t, setOpened), [t]);
  return (
    <Card>
      <div className={layout.filters}>
        <Select
          aria-label={t('action')}
          value={filters.action}
          options={[
            { value: '', label: t('everyAction') },
            ...actions.map((value) => ({ value, label: t(`actions.${value}`) })),
          ]}
          onChange={(event) => show({ action: event.currentTarget.value })}
        />
        <SearchInput
          label={t('keyword')}
          value={filters.keyword}
          onSearch={(keyword) => show({ keyword }, 'typing')}
        />
      </div>
      <PagedList
        list={list}
        page={filters.page}
        pageSize={rowsPerPage}
        onPage={turn}
        empty={{ icon: IconSparkles, text: t('none') }}
      >
        {(rows, isRefreshing) => (
          <DataTable
            label={t('exchanges')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isRefreshing={isRefreshing}
          />
        )}
      </PagedList>
      {opened !== null && <ExchangeDialog id={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

const columnsOf = (
  t: TFunction<'adminAssistant'>,
  open: (id: number) => void,
): readonly DataColumn<ExchangeRow>[] => [
  { id: 'who', head: t('column.who'), cell: ({ username }) => username },
  {
    id: 'action',
    head: t('column.action'),
    hide: 'narrow',
    cell: ({ action }) => t(`actions.${action}`),
  },
  {
    id: 'problem',
    head: t('column.problem'),
    cell: ({ problemId, title }) => (problemId ? `${problemId} ${title ?? ''}` : '—'),
  },
  {
    id: 'state',
    head: t('column.state'),
    hide: 'laptop',
    cell: ({ state }) => t(`states.${state}`),
  },
  {
    id: 'time',
    head: t('column.time'),
    hide: 'narrow',
    cell: ({ gmtCreate }) => <RelativeTime className={rowStyles.time} time={gmtCreate} />,
  },
  {
    id: 'open',
    head: t('column.open'),
    align: 'end',
    cell: ({ id, username }) => (
      <Button size="small" aria-label={t('open', { who: username })} onClick={() => open(id)}>
        {t('column.open')}
      </Button>
    ),
  },
];
