import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { practice } from '../../entities/place/place';
import { problemAddress } from '../../entities/problem/problemAddress';
import { useOwnStatus } from '../../entities/problem/useOwnStatus';
import { useLocale } from '../../shared/i18n/useLocale';
import { useSteady } from '../../shared/lib/useSteady';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { DataTable } from '../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconSearch } from '../../shared/ui/icons';
import { problemColumns } from './problemColumns';
import type { Difficulty, ProblemRow } from './types';

interface ProblemTableProps {
  problems: readonly ProblemRow[];
  levels: readonly Difficulty[];
  isRefreshing: boolean;
  isFiltered: boolean;
  showsTags: boolean;
  onTag: (id: number) => void;
  /** Told which row the pointer or the focus is on. */
  onPoint: (problem: ProblemRow) => void;
  onReset: () => void;
}

/** A click anywhere opens the problem; the title is the link for keyboards and new tabs. */
export function ProblemTable(props: ProblemTableProps) {
  const { problems, levels, isRefreshing, showsTags } = props;
  const { t } = useTranslation('problemList');
  const locale = useLocale();
  const hasOwn = useUser() !== null;
  const [, navigate] = useLocation();
  const ownStatus = useOwnStatus(
    practice,
    problems.map((problem) => problem.pid),
  );
  const onTag = useSteady(props.onTag);
  const columns = useMemo(
    () => problemColumns({ t, locale, levels, hasOwn, showsTags, onTag }),
    [t, locale, levels, hasOwn, showsTags, onTag],
  );
  const open = useSteady(({ problemId }: ProblemRow) =>
    navigate(problemAddress({ place: practice, problemId })),
  );
  const onPoint = useSteady(props.onPoint);

  if (problems.length === 0 && !props.isFiltered) return <EmptyState text={t('none')} />;
  if (problems.length === 0) {
    return (
      <EmptyState
        icon={IconSearch}
        text={t('empty')}
        action={<Button onClick={props.onReset}>{t('filters.reset')}</Button>}
      />
    );
  }
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={problems}
      rowKey={({ pid }) => pid}
      stateOf={({ pid }) => ownStatus(pid)}
      isRefreshing={isRefreshing}
      onOpen={open}
      onPoint={onPoint}
    />
  );
}
