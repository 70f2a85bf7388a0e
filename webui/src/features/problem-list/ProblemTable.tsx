import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { practice } from '../../entities/place/place';
import { ownStatusQuery } from '../../entities/problem/problemQueries';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconSearch } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Table } from '../../shared/ui/Table';
import { ProblemTableRow } from './ProblemTableRow';
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

export function ProblemTable({
  problems,
  levels,
  isRefreshing,
  isFiltered,
  showsTags,
  onTag,
  onPoint,
  onReset,
}: ProblemTableProps) {
  const { t } = useTranslation('problemList');
  const user = useUser();
  const pids = problems.map((problem) => problem.pid);
  const own = useQuery({
    ...ownStatusQuery(practice, pids),
    enabled: user !== null && pids.length > 0,
  });

  if (problems.length === 0 && !isFiltered) return <EmptyState text={t('none')} />;
  if (problems.length === 0) {
    return (
      <EmptyState
        icon={IconSearch}
        text={t('empty')}
        action={<Button onClick={onReset}>{t('filters.reset')}</Button>}
      />
    );
  }
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          {user && (
            <th scope="col">
              <span className={layout.hiddenText}>{t('columns.own')}</span>
            </th>
          )}
          <th scope="col">{t('columns.id')}</th>
          <th scope="col">{t('columns.title')}</th>
          <th scope="col">{t('columns.difficulty')}</th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('columns.total')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('columns.rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <ProblemTableRow
            key={problem.pid}
            problem={problem}
            level={levels.find((level) => level.id === problem.difficulty)}
            hasMark={user !== null}
            ownStatus={own.data?.[problem.pid]?.status}
            showsTags={showsTags}
            onTag={onTag}
            onPoint={onPoint}
          />
        ))}
      </tbody>
    </Table>
  );
}
