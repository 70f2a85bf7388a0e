import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import styles from './import.module.css';
import type { ImportedProblem } from './importTypes';

interface ProblemTickProps {
  problem: ImportedProblem;
  isDisabled: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

/** Whether a problem of the file is stored. */
export function ProblemTick({ problem, isDisabled, isChosen, onToggle }: ProblemTickProps) {
  const { t } = useTranslation('adminImport');
  const { problemId, cases } = problem;
  return (
    <div className={styles.problemHead}>
      <Checkbox
        label={problem.title || t('untitled')}
        hint={[problemId, cases > 0 && t('cases', { count: cases })].filter(Boolean).join(' · ')}
        disabled={isDisabled}
        checked={isChosen}
        onChange={onToggle}
      />
    </div>
  );
}
