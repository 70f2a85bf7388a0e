import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import { Findings } from './Findings';
import { FormatRemark } from './FormatRemark';
import styles from './import.module.css';
import type { ImportReport } from './importTypes';

interface ImportPreviewProps {
  report: ImportReport;
  isBusy: boolean;
  /** `skip`: indexes of problems to leave out. */
  onImport: (skip: number[]) => void;
}

/** What the file holds, problem by problem, before anything is stored. */
export function ImportPreview({ report, isBusy, onImport }: ImportPreviewProps) {
  const { t } = useTranslation('adminImport');
  const importable = report.problems.filter((problem) => !problem.error);
  // One that is here already is left out unless somebody wants it twice.
  const [skipped, setSkipped] = useState(
    () => new Set(importable.filter((each) => each.duplicateOf).map((each) => each.index)),
  );
  const chosen = importable.filter((problem) => !skipped.has(problem.index));
  const toggle = (index: number) => {
    const next = new Set(skipped);
    if (!next.delete(index)) next.add(index);
    setSkipped(next);
  };

  return (
    <Card
      title={t('found', { count: report.problems.length })}
      hasRule
      actions={<FormatRemark report={report} />}
    >
      <ul className={styles.problems}>
        {report.problems.map((problem) => (
          <li key={problem.index} className={styles.problem}>
            <div className={styles.problemHead}>
              <Checkbox
                label={problem.title || t('untitled')}
                hint={[problem.problemId, t('cases', { count: problem.cases })]
                  .filter(Boolean)
                  .join(' · ')}
                disabled={Boolean(problem.error) || isBusy}
                checked={!problem.error && !skipped.has(problem.index)}
                onChange={() => toggle(problem.index)}
              />
            </div>
            <Findings problem={problem} />
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        {importable.length === 0 ? (
          <Notice tone="bad">{t('nothing')}</Notice>
        ) : (
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={chosen.length === 0}
            onClick={() => onImport(report.problems.map((each) => each.index).filter(isLeftOut))}
          >
            {t('import', { count: chosen.length })}
          </Button>
        )}
      </footer>
    </Card>
  );

  function isLeftOut(index: number): boolean {
    return !chosen.some((problem) => problem.index === index);
  }
}
