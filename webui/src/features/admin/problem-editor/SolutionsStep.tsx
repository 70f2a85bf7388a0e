import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { CheckCard } from './CheckCard';
import styles from './editor.module.css';
import type { LanguageChoice } from './problemWire';
import { SolutionsCard } from './SolutionsCard';
import { solutionsQuery } from './solutionQueries';

interface SolutionsStepProps {
  /** Null until the problem is stored. */
  pid: number | null;
  isDirty: boolean;
  languages: readonly LanguageChoice[];
}

/** Programs whose verdicts are known, and what they say of the limits and the cases. */
export function SolutionsStep({ pid, isDirty, languages }: SolutionsStepProps) {
  const { t } = useTranslation('adminProblemEditor');
  if (pid === null) {
    return (
      <Card title={t('solutions.title')} hasRule>
        <p className={styles.remark}>{t('solutions.saveFirst')}</p>
      </Card>
    );
  }
  return <StoredSolutions pid={pid} isDirty={isDirty} languages={languages} />;
}

function StoredSolutions({ pid, isDirty, languages }: SolutionsStepProps & { pid: number }) {
  const solutions = useQuery(solutionsQuery(pid));
  if (solutions.isError) {
    return (
      <Card>
        <ErrorState error={solutions.error} onRetry={() => void solutions.refetch()} />
      </Card>
    );
  }
  if (!solutions.data) return <Skeleton lines={4} height={32} />;
  return (
    <>
      <SolutionsCard pid={pid} solutions={solutions.data} languages={languages} />
      <CheckCard pid={pid} hasSolutions={solutions.data.length > 0} isDirty={isDirty} />
    </>
  );
}
