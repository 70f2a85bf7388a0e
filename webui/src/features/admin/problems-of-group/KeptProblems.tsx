import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { ProblemLink } from '../../../entities/problem/ProblemLink';
import { PagedList } from '../../../shared/lists/PagedList';
import { Chip, type ChipTone } from '../../../shared/ui/Chip';
import { IconCode } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { problemAuth } from '../problemTypes';
import { type KeptRow, keptQuery, progress, rowsPerPage } from './groupProblemCalls';
import styles from './groupProblems.module.css';
import { KeptActions } from './KeptActions';
import type { ProblemsProps } from './PracticeProblems';

const tones: Record<1 | 2 | 3, ChipTone> = { 1: 'warn', 2: 'good', 3: 'bad' };

/** All problems of the group, for those who look after them. */
export function KeptProblems({ keyword, page, onPage }: ProblemsProps) {
  const { t } = useTranslation('adminProblemsOfGroup');
  const { gid, isRoot } = useGroup();
  const place = { kind: 'group', id: gid, within: 0 } as const;
  const list = useQuery(keptQuery(gid, keyword, page));
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={rowsPerPage}
      onPage={onPage}
      empty={{ icon: IconCode, text: t(keyword ? 'noMatch' : 'empty') }}
    >
      {(rows, isRefreshing) => (
        <Table label={t('title')} isRefreshing={isRefreshing}>
          <thead>
            <tr>
              <th scope="col">{t('id')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col" data-hide="narrow">
                {t('author')}
              </th>
              <th scope="col">{t('visibility')}</th>
              <th scope="col" data-align="end">
                {t('action')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className={styles.id}>{row.problemId}</td>
                <td className={styles.name}>
                  <ProblemLink problem={{ place, problemId: row.problemId }}>
                    {row.title}
                  </ProblemLink>
                </td>
                <td data-hide="narrow">{row.author}</td>
                <td>
                  <States row={row} />
                </td>
                <td data-align="end">{(row.isMine || isRoot) && <KeptActions row={row} />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  );
}

function States({ row }: { row: KeptRow }) {
  const { t } = useTranslation('adminProblemsOfGroup');
  const shown = Object.values(problemAuth).find((each) => each === row.auth) ?? problemAuth.private;
  const asked = Object.values(progress).find((each) => each === row.applyPublicProgress);
  return (
    <span className={styles.states}>
      <Chip>{t(`auth.${shown}`)}</Chip>
      {asked && <Chip tone={tones[asked]}>{t(`progress.${asked}`)}</Chip>}
    </span>
  );
}
