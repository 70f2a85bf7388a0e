import { useFormState } from 'react-hook-form';
import type { ProblemForm } from './problemForm';
import type { LanguageChoice } from './problemWire';
import { SolutionsStep } from './SolutionsStep';

interface CheckStepProps {
  /** Null until the problem is stored. */
  pid: number | null;
  languages: readonly LanguageChoice[];
}

/** Hears of unsaved changes by itself. */
export default function CheckStep(props: CheckStepProps) {
  const { isDirty } = useFormState<ProblemForm>();
  return <SolutionsStep {...props} isDirty={isDirty} />;
}
