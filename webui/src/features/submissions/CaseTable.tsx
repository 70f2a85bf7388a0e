import { useTranslation } from 'react-i18next';
import type { JudgeCase } from '../../entities/submission/types';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { verdictCodes } from '../../shared/lib/verdict';
import { Chip } from '../../shared/ui/Chip';
import { classNames } from '../../shared/ui/classNames';
import { Table } from '../../shared/ui/Table';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import styles from './detail.module.css';

interface CaseTableProps {
  label: string;
  cases: readonly JudgeCase[];
}

/** File names and comments have a column only where this reader gets any. */
export function CaseTable({ label, cases }: CaseTableProps) {
  const { t } = useTranslation(['submissions', 'shell']);
  const hasScores = cases.some((each) => each.score !== null);
  const hasFiles = cases.some((each) => each.inputData || each.outputData);
  const hasComments = cases.some((each) => each.userOutput);
  return (
    <div className={styles.caseTable}>
      <Table label={label} isDense>
        <thead>
          <tr>
            <th scope="col">{t('detail.cases.number')}</th>
            <th scope="col">{t('shell:submission.verdict')}</th>
            {hasScores && (
              <th scope="col" data-align="end">
                {t('shell:submission.score')}
              </th>
            )}
            <th scope="col" data-align="end">
              {t('shell:submission.time')}
            </th>
            <th scope="col" data-align="end">
              {t('shell:submission.memory')}
            </th>
            {hasFiles && (
              <th scope="col" data-hide="narrow" className={styles.spaced}>
                {t('detail.cases.files')}
              </th>
            )}
            {hasComments && (
              <th scope="col" data-hide="narrow">
                {t('detail.cases.comment')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {cases.map((each) => (
            <tr key={each.seq}>
              <td className={styles.number}>{each.seq}</td>
              <td>
                {each.status === verdictCodes.cancelled ? (
                  <Chip tone="wait">{t('shell:submission.notRun')}</Chip>
                ) : (
                  <VerdictChip status={each.status} share={each.percentage} />
                )}
                {each.userOutput && (
                  <p
                    className={classNames(styles.comment, styles.commentText, styles.commentBelow)}
                  >
                    {each.explanation ?? each.userOutput}
                  </p>
                )}
              </td>
              {hasScores && <td data-align="end">{each.score ?? '—'}</td>}
              <td data-align="end" className={styles.measure}>
                {formatRunTime(each.time)}
              </td>
              <td data-align="end" className={styles.measure}>
                {formatMemory(each.memory)}
              </td>
              {hasFiles && (
                <td data-kind="id" data-hide="narrow" className={styles.spaced}>
                  {[each.inputData, each.outputData].filter(Boolean).join(' / ')}
                </td>
              )}
              {hasComments && (
                <td data-hide="narrow" className={styles.comment}>
                  <div className={styles.commentText} title={each.userOutput ?? undefined}>
                    {each.explanation ?? each.userOutput}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
