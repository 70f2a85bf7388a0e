import { useTranslation } from 'react-i18next';
import { siteMinute } from '../../../shared/lib/siteTime';
import { Table } from '../../../shared/ui/Table';
import { type StudentPage, states } from './classQueries';
import styles from './classTable.module.css';

/** What was set to the class, and what the student has of it. */
export function StudentAssignments({ assignments }: Pick<StudentPage, 'assignments'>) {
  const { t } = useTranslation('groupClassTable');
  return (
    <section>
      <h2>{t('student.assignments')}</h2>
      <Table label={t('student.assignments')} isDense>
        <thead>
          <tr>
            <th scope="col">{t('student.assignment')}</th>
            <th scope="col" className={styles.wide}>
              {t('student.due')}
            </th>
            <th scope="col" data-align="end">
              {t('student.solvedOf')}
            </th>
            <th scope="col" data-align="end">
              {t('column.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {assignments.map((each) => (
            <tr key={each.id}>
              <th scope="row">{each.title}</th>
              <td className={styles.wide}>{siteMinute(each.dueAt)}</td>
              <td data-align="end">{t('cell.of', { points: each.solved, most: each.problems })}</td>
              <td data-align="end">
                {t('cell.of', { points: each.points, most: each.most })}
                {each.isLate && ` ${t('cell.late')}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** What the student has tried in the group, the newest first. */
export function StudentProblems({ problems }: Pick<StudentPage, 'problems'>) {
  const { t } = useTranslation('groupClassTable');
  const wordOf = ({ state, points }: StudentPage['problems'][number]) => {
    if (state === states.solved) return t('cell.solved', { points });
    return state === states.waiting ? t('cell.waiting') : t('cell.tried', { points });
  };
  return (
    <section>
      <h2>{t('student.problems')}</h2>
      <Table label={t('student.problems')} isDense>
        <thead>
          <tr>
            <th scope="col">{t('student.problem')}</th>
            <th scope="col">{t('student.result')}</th>
            <th scope="col" data-align="end" className={styles.wide}>
              {t('student.tries')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('column.last')}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map((each) => (
            <tr key={each.pid}>
              <th scope="row">
                {each.displayId} {each.title}
              </th>
              <td>{wordOf(each)}</td>
              <td data-align="end" className={styles.wide}>
                {each.tries}
              </td>
              <td className={styles.wide}>{siteMinute(each.last)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
