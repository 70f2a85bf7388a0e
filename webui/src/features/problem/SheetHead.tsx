import { useTranslation } from 'react-i18next';
import { hasLimits } from './limits';
import styles from './ProblemSheet.module.css';
import type { Problem } from './types';

/** Title, limits and files: what a student without a screen must know. */
export function SheetHead({ problem, title }: { problem: Problem; title: string }) {
  const { t } = useTranslation('problem');
  const read = problem.ioReadFileName ?? '';
  const write = problem.ioWriteFileName ?? '';
  const facts = [
    ...(hasLimits(problem)
      ? [
          `${t('meta.time')} ${problem.timeLimit} ms`,
          `${t('meta.memory')} ${problem.memoryLimit} MB`,
        ]
      : []),
    ...(problem.isFileIO ? [`${t('fileIO.read')} ${read}`, `${t('fileIO.write')} ${write}`] : []),
    ...(problem.source ? [`${t('meta.source')} ${problem.source}`] : []),
  ];
  return (
    <header>
      <h1 tabIndex={-1}>
        {problem.problemId} {title}
      </h1>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </header>
  );
}
