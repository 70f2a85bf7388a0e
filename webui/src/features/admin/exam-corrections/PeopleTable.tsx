import { useTranslation } from 'react-i18next';
import { Table } from '../../../shared/ui/Table';
import type { Asked } from './CorrectionDialog';
import type { CorrectedPerson, CorrectedProblem } from './correctionQueries';
import styles from './corrections.module.css';

interface PeopleTableProps {
  problems: readonly CorrectedProblem[];
  rows: readonly CorrectedPerson[];
  onAsk: (asked: Asked) => void;
}

/** Everybody's points; a press on one's points of a problem changes them. */
export function PeopleTable({ problems, rows, onAsk }: PeopleTableProps) {
  const { t } = useTranslation('adminExamCorrections');
  return (
    <Table label={t('people')}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col" data-align="end">
            {t('total')}
          </th>
          {problems.map(({ displayId }) => (
            <th key={displayId} scope="col" data-align="end">
              {displayId}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => (
          <tr key={person.uid}>
            <th scope="row">
              {person.username}
              {person.realname && <span className={styles.small}>{person.realname}</span>}
            </th>
            <td data-align="end">
              <b>{person.score}</b>
            </td>
            {problems.map((problem) => (
              <td key={problem.displayId} data-align="end">
                <button
                  type="button"
                  className={styles.cell}
                  aria-label={t('change', {
                    name: person.username,
                    problem: problem.displayId,
                    points: person.points[problem.displayId] ?? 0,
                  })}
                  onClick={() => onAsk({ kind: 'points', problem, person })}
                >
                  {person.points[problem.displayId] ?? '—'}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
