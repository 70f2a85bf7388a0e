import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Table } from '../../../shared/ui/Table';
import type { Summary } from './reportQueries';
import styles from './summary.module.css';

/** So many of those who were first in the same second. */
const mostFirsts = 3;

/** Problem by problem: how many tried and solved it, and who was first. */
export function SolvedTable({ problems }: { problems: Summary['problems'] }) {
  const { t } = useTranslation('contestReport');
  const { isOi } = useContest();
  const enumerate = useEnumeration();
  return (
    <Table label={t('problems.all')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('problems.problem')}</th>
          <th scope="col" data-align="end">
            {t(isOi ? 'problems.fullPeople' : 'problems.solvedPeople')}
          </th>
          <th scope="col" data-align="end">
            {t('problems.tried')}
          </th>
          <th scope="col" data-align="end" className={styles.wide}>
            {t('problems.submissions')}
          </th>
          <th scope="col" className={styles.wide}>
            {t(isOi ? 'problems.firstFull' : 'problems.first')}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={problem.displayId}>
            <th scope="row">
              {problem.displayId} {problem.title}
            </th>
            <td data-align="end">{problem.solved}</td>
            <td data-align="end">{problem.tried}</td>
            <td data-align="end" className={styles.wide}>
              {problem.submissions}
            </td>
            <td className={styles.wide}>
              {problem.firstSecond === null
                ? '—'
                : `${countdownText(problem.firstSecond * 1000)} ${enumerate(
                    problem.firstSolvers.map(({ name }) => name),
                    mostFirsts,
                  )}`}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The ten best. */
export function BestTable({ best }: { best: Summary['best'] }) {
  const { t } = useTranslation('contestReport');
  const { isOi } = useContest();
  const hasSchools = best.some(({ school }) => school);
  return (
    <Table label={t('summary.best')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('person.place')}</th>
          <th scope="col">{t('summary.best')}</th>
          {hasSchools && (
            <th scope="col" className={styles.wide}>
              {t('summary.school')}
            </th>
          )}
          <th scope="col" data-align="end">
            {t(isOi ? 'person.score' : 'person.solved')}
          </th>
          <th scope="col" data-align="end">
            {t(isOi ? 'person.runTime' : 'person.penalty')}
          </th>
        </tr>
      </thead>
      <tbody>
        {best.map((each) => (
          <tr key={each.uid}>
            <td>{each.rank}</td>
            <th scope="row">{each.name}</th>
            {hasSchools && <td className={styles.wide}>{each.school ?? '—'}</td>}
            <td data-align="end">{each.points}</td>
            <td data-align="end">
              {isOi
                ? t('milliseconds', { time: each.totalTime })
                : countdownText(each.totalTime * 1000)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
