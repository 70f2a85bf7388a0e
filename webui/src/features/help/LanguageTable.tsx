import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Schemas } from '../../shared/api/calls';
import { languageLabel } from '../../shared/lib/languageLabel';
import { DataTable } from '../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './help.module.css';

type JudgeLanguage = Schemas['JudgeLanguage'];

const judgeLanguagesQuery = {
  queryKey: ['judgeLanguages'] as const,
  queryFn: () => api('GET /api/judge-languages', { isQuiet: true }),
};

/** What the site judges with, by its own word. */
export function LanguageTable() {
  const { t } = useTranslation('help');
  const list = useQuery(judgeLanguagesQuery);
  const columns = useMemo(
    () => [
      {
        id: 'name',
        head: t('languages.name'),
        className: styles.name,
        cell: ({ name }: JudgeLanguage) => <span title={name}>{languageLabel(name)}</span>,
      },
      {
        id: 'version',
        head: t('languages.version'),
        className: styles.name,
        cell: ({ version }: JudgeLanguage) => version,
      },
      {
        id: 'commands',
        head: t('languages.commands'),
        className: styles.commands,
        cell: ({ compile, run }: JudgeLanguage) => (
          <>
            {compile && <code className={styles.command}>{compile}</code>}
            <code className={styles.command}>{run}</code>
          </>
        ),
      },
      {
        id: 'limits',
        head: t('languages.limits'),
        align: 'end' as const,
        className: styles.name,
        cell: ({ limitFactor }: JudgeLanguage) => `× ${limitFactor}`,
      },
    ],
    [t],
  );
  if (list.isPending) return <Skeleton lines={8} height={24} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) return <EmptyState text={t('languages.none')} />;
  return (
    <DataTable
      label={t('languages.title')}
      columns={columns}
      rows={list.data}
      rowKey={({ name }) => name}
      isDense
    />
  );
}
