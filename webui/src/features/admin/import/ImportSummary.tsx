import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { classNames } from '../../../shared/ui/classNames';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { useProblemPages } from '../problemPages';
import type { CheckOutcome } from '../solutionCalls';
import { Findings } from './Findings';
import { FormatRemark } from './FormatRemark';
import styles from './import.module.css';
import type { ImportReport } from './importTypes';
import { useCheckAll } from './useCheckAll';

/** What is stored now, with the way to each problem. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { t } = useTranslation('adminImport');
  const pages = useProblemPages();
  const pids = report.problems.flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  const checking = useCheckAll(pids);
  return (
    <Card
      title={t('result')}
      hasRule
      actions={
        <>
          {pids.length > 0 && (
            <Button size="small" isBusy={checking.isBusy} onClick={() => void checking.run()}>
              {t('check.all')}
            </Button>
          )}
          <FormatRemark report={report} />
        </>
      }
    >
      <div className={styles.outcome} role="status">
        {report.imported > 0 && (
          <Notice tone="good">
            {t('imported', { count: report.imported })} <Link href={pages.list}>{t('toList')}</Link>
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
                <Link href={pages.edit(problem.pid)}>{problem.title}</Link>
              )}
            </div>
            <CheckMark pid={problem.pid} outcome={checking.outcomes[problem.pid ?? 0]} />
            <Findings problem={problem} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CheckMarkProps {
  pid: number | undefined;
  outcome: CheckOutcome | undefined;
}

/** What a problem's own reference solutions say of it. */
function CheckMark({ pid, outcome }: CheckMarkProps) {
  const { t } = useTranslation('adminImport');
  const pages = useProblemPages();
  if (pid === undefined || !outcome) return null;
  const { state, words } = outcome;
  const tone = state === 'good' ? styles.good : state === 'bad' ? styles.bad : styles.plain;
  return (
    <p className={classNames(styles.check, tone)} role="status">
      {words ?? t(`check.${state}`)}{' '}
      {state === 'bad' && <Link href={pages.edit(pid, { step: 'check' })}>{t('check.look')}</Link>}
    </p>
  );
}
