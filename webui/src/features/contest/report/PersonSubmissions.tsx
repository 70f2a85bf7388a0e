import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { languageLabel } from '../../../shared/lib/languageLabel';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import type { ReportSubmission } from './reportQueries';

/** Everything that somebody sent, in its order. */
export function PersonSubmissions({ submissions }: { submissions: readonly ReportSubmission[] }) {
  const { t } = useTranslation('contestReport');
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Card title={t('submissions.title')} hasRule>
      {submissions.length === 0 ? (
        <EmptyState text={t('submissions.none')} />
      ) : (
        <DataTable
          label={t('submissions.title')}
          columns={columns}
          rows={submissions}
          rowKey={(_, at) => at}
          isDense
        />
      )}
    </Card>
  );
}

const columnsOf = (t: TFunction<'contestReport'>): readonly DataColumn<ReportSubmission>[] => [
  {
    id: 'time',
    head: t('problems.time'),
    cell: ({ second }) => countdownText(second * 1000),
  },
  { id: 'problem', head: t('problems.problem'), isRowHead: true, cell: (row) => row.displayId },
  {
    id: 'result',
    head: t('problems.result'),
    cell: ({ status, score }) => <VerdictChip status={status} score={score} />,
  },
  {
    id: 'language',
    head: t('problems.language'),
    hide: 'narrow',
    cell: ({ language }) => languageLabel(language),
  },
];
