import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../entities/contest/ContestContext';
import { scheduleStatus } from '../../entities/schedule/scheduleStatus';
import type { Judge, JudgeCases, SubTask } from '../../entities/submission/types';
import { isInProgress, verdictCodes } from '../../shared/lib/verdict';
import { Accordion } from '../../shared/ui/Accordion';
import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Segmented } from '../../shared/ui/Segmented';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { FailedSample } from '../../shared/ui/widgets/FailedSample';
import { CaseTable } from './CaseTable';
import styles from './detail.module.css';

interface CaseResultsProps {
  submission: Judge;
  /** Null when the problem keeps them to itself, undefined until they have come. */
  cases: JudgeCases | null | undefined;
  error: unknown;
}

/** Verdicts that come before any case has run. */
const withoutCases: readonly number[] = [
  verdictCodes.compileError,
  verdictCodes.systemError,
  verdictCodes.submitFailed,
  verdictCodes.cancelled,
];

/** What each test case said: a flat list, or subtasks that fold. */
export function CaseResults({ submission, cases, error }: CaseResultsProps) {
  const { t } = useTranslation('submissions');
  const isRunning = useContestHere()?.status === scheduleStatus.running;
  const [form, setForm] = useState<'grouped' | 'flat'>('grouped');
  const flat = cases?.judgeCaseList ?? [];
  const subtasks = cases?.subTaskJudgeCaseVoList ?? [];
  const all = subtasks.length > 0 ? subtasks.flatMap((each) => each.subtaskDetailList) : flat;
  if (withoutCases.includes(submission.status) && all.length === 0) return null;

  const isGrouped = subtasks.length > 0 && form === 'grouped';
  const failed = all.find((each) => each.sample);
  const ac = all.filter((each) => each.status === verdictCodes.accepted).length;
  return (
    <Card
      title={t('detail.cases.title')}
      hasRule
      actions={
        all.length > 0 && (
          <span className={styles.caseActions}>
            {subtasks.length > 0 && (
              <Segmented
                label={t('detail.cases.form')}
                value={form}
                options={[
                  { value: 'grouped', label: t('detail.cases.grouped') },
                  { value: 'flat', label: t('detail.cases.flat') },
                ]}
                onChange={setForm}
              />
            )}
            <span className={styles.count}>
              {t('detail.cases.passed', { ac, total: all.length })}
            </span>
          </span>
        )
      }
    >
      {isInProgress(submission.status) ? (
        <p className={styles.remark}>{t('detail.cases.waiting')}</p>
      ) : error ? (
        <ErrorState error={error} />
      ) : cases === undefined ? (
        <Skeleton className={styles.skeleton} lines={4} height={24} />
      ) : cases === null ? (
        <p className={styles.remark}>
          {t(isRunning ? 'detail.cases.afterContest' : 'detail.cases.closed')}
        </p>
      ) : all.length === 0 ? (
        <p className={styles.remark}>{t('detail.cases.none')}</p>
      ) : isGrouped ? (
        subtasks.map((subtask) => <SubtaskPart key={subtask.groupNum} subtask={subtask} />)
      ) : (
        <CaseTable label={t('detail.cases.title')} cases={all} />
      )}
      {failed?.sample && (
        <div className={styles.sample}>
          <FailedSample sample={failed.sample} number={failed.seq} />
        </div>
      )}
    </Card>
  );
}

function SubtaskPart({ subtask }: { subtask: SubTask }) {
  const { t } = useTranslation('submissions');
  const name = t('detail.cases.subtask', { number: subtask.groupNum });
  const isSolved = subtask.status === verdictCodes.accepted;
  return (
    <div className={styles.subtask}>
      <Accordion
        isOpen={!isSolved}
        title={
          <span className={styles.subtaskTitle}>
            {name}
            {subtask.status !== null && <VerdictChip status={subtask.status} />}
          </span>
        }
        aside={
          <span className={styles.count}>
            {subtask.score !== null && t('detail.cases.points', { count: subtask.score })}
            {' · '}
            {t('detail.cases.passed', { ac: subtask.ac, total: subtask.total })}
          </span>
        }
      >
        <CaseTable label={name} cases={subtask.subtaskDetailList} />
      </Accordion>
    </div>
  );
}
