import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { Findings } from './Findings';
import { FormatRemark } from './FormatRemark';
import styles from './import.module.css';
import type { ImportReport } from './importTypes';

/** What is stored now, with the way to each problem. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { t } = useTranslation('adminImport');
  return (
    <Card title={t('result')} hasRule actions={<FormatRemark report={report} />}>
      <div className={styles.outcome} role="status">
        {report.imported > 0 && (
          <Notice tone="good">
            {t('imported', { count: report.imported })}{' '}
            <Link href={to('AdminProblemList')}>{t('toList')}</Link>
          </Notice>
        )}
        {report.failed > 0 && <Notice tone="bad">{t('failed', { count: report.failed })}</Notice>}
      </div>
      <ul className={styles.problems}>
        {report.problems.map((problem) => (
          <li key={problem.index} className={styles.problem}>
            <div className={styles.problemHead}>
              {problem.problemId && <span className={styles.id}>{problem.problemId}</span>}
              {problem.pid === undefined ? (
                <span>{problem.title || t('untitled')}</span>
              ) : (
                <Link href={to('AdminProblemEdit', { pid: problem.pid })}>{problem.title}</Link>
              )}
            </div>
            <Findings problem={problem} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
