import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconCopy } from '../../../shared/ui/icons';
import { keepCaseFile } from './caseFileQueries';
import { type CaseForm, emptyCase, type ProblemForm } from './problemForm';

interface SamplesAsCasesProps {
  list: 'uploadedCases' | 'manualCases';
  onMade: (cases: CaseForm[]) => void;
}

/** The samples of the statement, judged like every other case. */
export function SamplesAsCases({ list, onMade }: SamplesAsCasesProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue } = useFormContext<ProblemForm>();
  const hasSamples = useWatch<ProblemForm, 'examples', ProblemForm, boolean>({
    name: 'examples',
    compute: (examples) => examples.some(isFilled),
  });
  const taking = useAction({
    run: async () => {
      const samples = getValues('examples').filter(isFilled);
      if (list === 'manualCases') onMade(samples.map((each) => ({ ...emptyCase, ...each })));
      else await uploadAll(samples);
      return samples.length;
    },
    said: (count) => t('cases.samplesTaken', { count }),
  });
  const uploadAll = async (samples: readonly ProblemForm['examples'][number][]) => {
    const taken = new Set(getValues('uploadedCases').map((each) => each.input));
    let number = 0;
    const made: CaseForm[] = [];
    for (const sample of samples) {
      do number += 1;
      while (taken.has(`sample${number}.in`));
      const [input, output] = [`sample${number}.in`, `sample${number}.out`];
      const inputSize = await keep(input, sample.input);
      const outputSize = await keep(output, sample.output);
      made.push({ ...emptyCase, input, output, inputSize, outputSize });
    }
    onMade(made);
  };
  /** Answers the size. */
  const keep = async (name: string, text: string) => {
    const kept = await keepCaseFile(name, getValues('uploadDir'), new File([text], name));
    setValue('uploadDir', kept.fileListDir, { shouldDirty: true });
    return kept.size;
  };
  if (!hasSamples) return null;
  return (
    <Button size="small" icon={IconCopy} isBusy={taking.isBusy} onClick={() => void taking.run()}>
      {t('cases.fromSamples')}
    </Button>
  );
}

const isFilled = ({ input, output }: { input: string; output: string }) =>
  (input + output).trim() !== '';
