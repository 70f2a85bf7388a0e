import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import type { Selection } from '../../../shared/lists/useSelection';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import type { AdminProblemRow, Named } from '../problemTypes';
import { problemColumns } from './problemColumns';

interface ProblemTableProps {
  rows: readonly AdminProblemRow[];
  isRefreshing: boolean;
  selection: Selection<Named>;
}

export function ProblemTable({ rows, isRefreshing, selection }: ProblemTableProps) {
  const { t } = useTranslation('adminProblems');
  const locale = useLocale();
  const columns = useMemo(() => problemColumns(t, locale), [t, locale]);
  const tickLabel = useCallback((row: Named) => t('batch.choose', { name: row.problemId }), [t]);
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      ticks={{ selection, all: t('batch.all'), one: tickLabel }}
      isRefreshing={isRefreshing}
    />
  );
}
