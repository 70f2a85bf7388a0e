import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { IconCode } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Table } from '../../../shared/ui/Table';
import { AdminPage } from '../AdminPage';
import {
  type Application,
  applicationsQuery,
  progress,
  rowsPerPage,
  usualApplications,
} from './applicationCalls';
import styles from './groupProblems.module.css';

const ApplicationDialog = lazyPart(() => import('./ApplicationDialog'), { missing: 'dialog' });

const tones = {
  [progress.applied]: 'warn',
  [progress.accepted]: 'good',
  [progress.refused]: 'bad',
} as const;

/** /admin/group-problem/apply: problems that groups offer to the bank. */
export default function GroupProblemsPage() {
  const { t } = useTranslation('adminGroupProblems');
  const { filters, show, turn } = useAddress(usualApplications);
  const { keyword, page } = filters;
  const list = useQuery(applicationsQuery(keyword, page));
  const [shown, setShown] = useState<Application | null>(null);
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Notice>{t('hint')}</Notice>
        <Card>
          <div className={layout.filters}>
            <SearchInput
              className={styles.search}
              label={t('search')}
              value={keyword}
              onSearch={(text) => show({ keyword: text }, 'typing')}
            />
          </div>
          <PagedList
            list={list}
            page={page}
            pageSize={rowsPerPage}
            onPage={turn}
            empty={{ icon: IconCode, text: t(keyword ? 'noMatch' : 'empty') }}
          >
            {(rows, isRefreshing) => (
              <ApplicationTable rows={rows} isRefreshing={isRefreshing} onLook={setShown} />
            )}
          </PagedList>
        </Card>
      </div>
      {shown && <ApplicationDialog application={shown} onClose={() => setShown(null)} />}
    </AdminPage>
  );
}

interface ApplicationTableProps {
  rows: readonly Application[];
  isRefreshing: boolean;
  onLook: (row: Application) => void;
}

function ApplicationTable({ rows, isRefreshing, onLook }: ApplicationTableProps) {
  const { t } = useTranslation('adminGroupProblems');
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('problem')}</th>
          <th scope="col" data-hide="narrow">
            {t('group')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('author')}
          </th>
          <th scope="col">{t('progress')}</th>
          <th scope="col" data-hide="narrow">
            {t('changed')}
          </th>
          <th scope="col" data-align="end">
            {t('action')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={styles.name}>
              <span className={styles.id}>{row.problemId}</span> {row.title}
            </td>
            <td data-hide="narrow" className={styles.name}>
              {row.groupName ?? t('noGroup')}
            </td>
            <td data-hide="narrow">{row.author}</td>
            <td>
              <Chip tone={tones[stateOf(row)]}>{t(`progressOf.${stateOf(row)}`)}</Chip>
            </td>
            <td data-hide="narrow">
              <time dateTime={row.gmtModified}>{formatDateTime(row.gmtModified)}</time>
            </td>
            <td data-align="end">
              <Button
                size="small"
                aria-label={t('lookNamed', { id: row.problemId })}
                onClick={() => onLook(row)}
              >
                {t('look')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function stateOf({ applyPublicProgress }: Application): keyof typeof tones {
  if (applyPublicProgress === progress.accepted) return progress.accepted;
  return applyPublicProgress === progress.refused ? progress.refused : progress.applied;
}
