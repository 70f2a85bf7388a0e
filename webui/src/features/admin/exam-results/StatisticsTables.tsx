import { useTranslation } from 'react-i18next';
import { Table } from '../../../shared/ui/Table';
import type { ExamStatistics } from './statisticsQueries';

interface ProblemTableProps {
  problems: ExamStatistics['problems'];
}

/** Whole minutes of seconds. */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

export function ProblemTable({ problems }: ProblemTableProps) {
  const { t } = useTranslation('adminExamResults');
  return (
    <Table label={t('statistics.problems')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('statistics.problem')}</th>
          <th scope="col" data-align="end">
            {t('statistics.average')}
          </th>
          <th scope="col" data-align="end">
            {t('statistics.solved')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('statistics.tried')}
          </th>
          <th scope="col" data-align="end" title={t('statistics.discriminationHint')}>
            {t('statistics.discrimination')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('statistics.medianFirst')}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((each) => (
          <tr key={each.displayId}>
            <th scope="row">
              {each.displayId} {each.title}
            </th>
            <td data-align="end">{t('statistics.of', each)}</td>
            <td data-align="end">{t('statistics.people', each)}</td>
            <td data-align="end" data-hide="narrow">
              {each.tried}
            </td>
            <td data-align="end">{each.discrimination?.toFixed(2) ?? '—'}</td>
            <td data-align="end" data-hide="narrow">
              {each.medianFirstAccepted === null
                ? '—'
                : t('statistics.inMinutes', { count: minutesOf(each.medianFirstAccepted) })}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ClassTableProps extends ProblemTableProps {
  classes: ExamStatistics['classes'];
}

export function ClassTable({ classes, problems }: ClassTableProps) {
  const { t } = useTranslation('adminExamResults');
  return (
    <Table label={t('statistics.classes')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('column.class')}</th>
          <th scope="col" data-align="end">
            {t('statistics.pupils')}
          </th>
          <th scope="col" data-align="end">
            {t('statistics.average')}
          </th>
          {problems.map(({ displayId }) => (
            <th key={displayId} scope="col" data-align="end" data-hide="narrow">
              {displayId}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes.map(({ className, people, average, averages }) => (
          <tr key={className ?? ''}>
            <th scope="row">{className ?? t('statistics.noClass')}</th>
            <td data-align="end">{people}</td>
            <td data-align="end">{average.toFixed(1)}</td>
            {problems.map(({ displayId }) => (
              <td key={displayId} data-align="end" data-hide="narrow">
                {averages[displayId]?.toFixed(1) ?? '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
