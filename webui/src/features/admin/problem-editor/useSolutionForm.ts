import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { type Solution, saveSolution, solutionsQuery } from './solutionQueries';
import { expectable, formOfSolution, languageOfFile, solutionSchema } from './solutionRules';

/** A reference solution while it is written; `solution` is null for a new one. */
export function useSolutionForm(
  pid: number,
  solution: Solution | null,
  languages: readonly string[],
  onSaved: () => void,
) {
  const { t } = useTranslation('adminProblemEditor');
  // The code editor reads its text when it opens: a file that was read opens it anew.
  const [readings, setReadings] = useState(0);
  const edit = useEditForm({
    values: formOfSolution(solution, languages),
    schema: solutionSchema(t),
    save: (draft) => saveSolution(pid, solution?.id ?? null, draft),
    said: t('solutions.saved'),
    keys: [solutionsQuery(pid).queryKey],
    onSaved,
  });
  const { form } = edit;
  const put = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };

  const read = async (file: File | undefined) => {
    if (!file) return;
    const language = languageOfFile(file.name, languages);
    if (language) form.setValue('language', language, put);
    if (!form.getValues('name')) form.setValue('name', file.name, put);
    form.setValue('code', await file.text(), put);
    setReadings((count) => count + 1);
  };
  const write = (code: string) => form.setValue('code', code, put);
  const toggle = (status: number) => {
    const chosen = new Set(form.getValues('expected'));
    if (!chosen.delete(status)) chosen.add(status);
    const next = expectable.filter((each) => chosen.has(each));
    form.setValue('expected', next, put);
  };
  return { edit, shown: form.watch(), write, toggle, read, readings };
}
