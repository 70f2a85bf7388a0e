import { useTranslation } from 'react-i18next';
import { SubmissionLink } from '../../entities/submission/SubmissionLink';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatDateTime, formatMemory, formatRelative, formatRunTime } from '../../shared/lib/time';
import { Table } from '../../shared/ui/Table';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import type { Submission } from './types';

interface OwnSubmissionTableProps {
  submissions: readonly Submission[];
  isRefreshing: boolean;
}

export function OwnSubmissionTable({ submissions, isRefreshing }: OwnSubmissionTableProps) {
  const { t } = useTranslation('problem');
  const locale = useLocale();
  return (
    <Table label={t('tabs.own')} isDense isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('own.number')}</th>
          <th scope="col">{t('own.verdict')}</th>
          <th scope="col" data-align="end">
            {t('own.time')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('own.memory')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('own.language')}
          </th>
          <th scope="col" data-align="end">
            {t('own.submitted')}
          </th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((each) => (
          <tr key={each.submitId}>
            <td data-kind="id">
              <SubmissionLink submitId={each.submitId} />
            </td>
            <td>
              <VerdictChip status={each.status} score={each.score} />
            </td>
            <td data-align="end">{formatRunTime(each.time)}</td>
            <td data-align="end" data-hide="narrow">
              {formatMemory(each.memory)}
            </td>
            <td data-hide="narrow">{each.language}</td>
            <td data-align="end">
              <time dateTime={each.submitTime} title={formatDateTime(each.submitTime)}>
                {formatRelative(each.submitTime, locale)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
