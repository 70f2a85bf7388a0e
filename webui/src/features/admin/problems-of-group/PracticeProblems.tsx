import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import type { Place } from '../../../entities/place/place';
import { OwnStatus } from '../../../entities/problem/OwnStatus';
import { ProblemLink } from '../../../entities/problem/ProblemLink';
import { useOwnStatus } from '../../../entities/problem/useOwnStatus';
import { useLocale } from '../../../shared/i18n/useLocale';
import { PagedList } from '../../../shared/lists/PagedList';
import type { AddressStep } from '../../../shared/lists/useAddress';
import { Chip } from '../../../shared/ui/Chip';
import { IconCode } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Table } from '../../../shared/ui/Table';
import { type PracticeRow, practiceQuery, rowsPerPage } from './groupProblemCalls';
import styles from './groupProblems.module.css';

export interface ProblemsProps {
  keyword: string;
  page: number;
  onPage: (page: number, step?: AddressStep) => void;
}

/** What members solve, with what each of them has come to. */
export function PracticeProblems({ keyword, page, onPage }: ProblemsProps) {
  const { t } = useTranslation('adminProblemsOfGroup');
  const { gid } = useGroup();
  const list = useQuery(practiceQuery(gid, keyword, page));
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={rowsPerPage}
      onPage={onPage}
      empty={{ icon: IconCode, text: t(keyword ? 'noMatch' : 'empty') }}
    >
      {(rows, isRefreshing) => <Rows gid={gid} rows={rows} isRefreshing={isRefreshing} />}
    </PagedList>
  );
}

interface RowsProps {
  gid: number;
  rows: readonly PracticeRow[];
  isRefreshing: boolean;
}

function Rows({ gid, rows, isRefreshing }: RowsProps) {
  const { t } = useTranslation('adminProblemsOfGroup');
  const locale = useLocale();
  const place: Place = { kind: 'group', id: gid, within: 0 };
  const ownStatus = useOwnStatus(
    place,
    rows.map(({ pid }) => pid),
  );
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">
            <span className={layout.hiddenText}>{t('own')}</span>
          </th>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('total')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('accepted')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.pid}>
            <td>
              <OwnStatus status={ownStatus(row.pid)} form="sign" />
            </td>
            <td className={styles.id}>{row.problemId}</td>
            <td className={styles.name}>
              <ProblemLink problem={{ place, problemId: row.problemId }}>
                {row.titles?.[locale] || row.title}
              </ProblemLink>
              {row.tags.length > 0 && (
                <span className={styles.tags}>
                  {row.tags.map((tag) => (
                    <Chip key={tag.id} dot={tag.color}>
                      {tag.name}
                    </Chip>
                  ))}
                </span>
              )}
            </td>
            <td data-align="end" data-hide="narrow">
              {row.total}
            </td>
            <td data-align="end" data-hide="narrow">
              {row.ac}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
