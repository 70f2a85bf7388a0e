import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Table } from '../../../shared/ui/Table';
import type { ExamStatistics } from './statisticsQueries';

interface ProblemTableProps {
  problems: ExamStatistics['problems'];
}

/** One of a work's problems: two versions of the paper may have others under the same letter. */
export const keyOf = ({ displayId, version }: ExamStatistics['problems'][number]) =>
  `${displayId} ${version ?? ''}`;

/** The letter, with the version of the paper on which it stands. */
export const letterOf = (
  t: TFunction<'adminExamResults'>,
  { displayId, version }: ExamStatistics['problems'][number],
) => (version === null ? displayId : t('statistics.versioned', { problem: displayId, version }));

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
          <tr key={keyOf(each)}>
            <th scope="row">
              {letterOf(t, each)} {each.title === each.displayId ? '' : each.title}
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
          {problems.map((each) => (
            <th key={keyOf(each)} scope="col" data-align="end" data-hide="narrow">
              {letterOf(t, each)}
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
            {problems.map((each, at) => (
              <td key={keyOf(each)} data-align="end" data-hide="narrow">
                {averages[at]?.toFixed(1) ?? '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
