import { useTranslation } from 'react-i18next';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { FailedSample } from '../../shared/ui/widgets/FailedSample';
import { CaseChip } from './CaseChip';
import { firstFailedSample } from './caseCounts';
import type { JudgeCases } from './types';
import styles from './VerdictPanel.module.css';

/** A chip for each case; by subtask where the problem has subtasks. */
export default function CaseResults({ cases }: { cases: JudgeCases }) {
  const failed = firstFailedSample(cases);
  return (
    <>
      {cases.subTaskJudgeCaseVoList === null ? (
        <Chips cases={cases.judgeCaseList ?? []} />
      ) : (
        <Subtasks subtasks={cases.subTaskJudgeCaseVoList} />
      )}
      {failed?.sample && <FailedSample sample={failed.sample} number={failed.seq} />}
    </>
  );
}

function Subtasks({ subtasks }: { subtasks: NonNullable<JudgeCases['subTaskJudgeCaseVoList']> }) {
  const { t } = useTranslation('problem');
  return subtasks.map((subtask) => (
    <div key={subtask.groupNum}>
      <div className={styles.subtask}>
        <strong>{t('verdict.subtask', { number: subtask.groupNum })}</strong>
        {subtask.status !== null && <VerdictChip status={subtask.status} score={subtask.score} />}
        <span>{t('verdict.passed', { passed: subtask.ac, total: subtask.total })}</span>
      </div>
      <Chips cases={subtask.subtaskDetailList} />
    </div>
  ));
}

function Chips({ cases }: { cases: NonNullable<JudgeCases['judgeCaseList']> }) {
  const { t } = useTranslation('problem');
  if (cases.length === 0) return null;
  return (
    <ul className={styles.cases} aria-label={t('verdict.cases')}>
      {cases.map((each) => (
        <li key={each.seq}>
          <CaseChip result={each} />
        </li>
      ))}
    </ul>
  );
}
