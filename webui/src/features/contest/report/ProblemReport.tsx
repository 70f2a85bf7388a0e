import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { languageLabel } from '../../../shared/lib/languageLabel';
import { Card } from '../../../shared/ui/Card';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { FirstSolvers } from './FirstSolvers';
import { ReportChart } from './ReportChart';
import styles from './report.module.css';
import type { ProblemStatistics } from './reportQueries';

interface ProblemReportProps {
  problem: ProblemStatistics;
  /** Of one column of the chart, in s. */
  bucket: number;
}

/** One problem: its verdicts over time, of which kinds they were, and in which languages. */
export function ProblemReport({ problem, bucket }: ProblemReportProps) {
  const { t } = useTranslation('contestReport');
  const { isOi } = useContest();
  const { displayId, accepted, others, verdicts, languages } = problem;
  const title = t('problem.overTime', { problem: displayId });
  return (
    <>
      <ReportChart
        title={title}
        summary={t('problem.summary', { tried: problem.tried, solved: problem.solved })}
        data={problem}
        draw={(drawing, box, width) =>
          drawing.drawVerdicts(box, { accepted, others, bucket }, width)
        }
        legend={
          <ul className={styles.legend}>
            <li>
              <span className={styles.accepted} aria-hidden="true" />
              {t('problem.accepted')}
            </li>
            <li>
              <span className={styles.others} aria-hidden="true" />
              {t('problem.others')}
            </li>
          </ul>
        }
        table={
          <Table label={title} isDense>
            <thead>
              <tr>
                <th scope="col">{t('problems.time')}</th>
                <th scope="col" data-align="end">
                  {t('problem.accepted')}
                </th>
                <th scope="col" data-align="end">
                  {t('problem.others')}
                </th>
              </tr>
            </thead>
            <tbody>
              {accepted.map((count, at) => (
                <tr key={countdownText(at * bucket * 1000)}>
                  <th scope="row">{countdownText(at * bucket * 1000)}</th>
                  <td data-align="end">{count}</td>
                  <td data-align="end">{others[at]}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
      <Card title={t('problem.kinds', { problem: displayId })} isPadded>
        <p className={styles.first}>
          {t(isOi ? 'problems.firstFull' : 'problems.first')}: <FirstSolvers problem={problem} />
        </p>
        <ul className={styles.kinds} aria-label={t('problem.verdicts')}>
          {verdicts.map(({ status, count }) => (
            <li key={status}>
              <VerdictChip status={status} /> {count}
            </li>
          ))}
        </ul>
        <ul className={styles.kinds} aria-label={t('problem.languages')}>
          {languages.map((each) => (
            <li key={each.language}>
              <strong>{languageLabel(each.language)}</strong>{' '}
              {t('problem.ofLanguage', { count: each.count, accepted: each.accepted })}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
