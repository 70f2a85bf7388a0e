import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Solution, saveSolution } from './solutionQueries';
import {
  expectable,
  formOfSolution,
  languageOfFile,
  type SolutionFault,
  type SolutionForm,
  solutionFault,
} from './solutionRules';

/** A reference solution while it is written; `solution` is null for a new one. */
export function useSolutionForm(
  pid: number,
  solution: Solution | null,
  languages: readonly string[],
  onSaved: () => void,
) {
  const { t } = useTranslation('adminProblemEditor');
  const [initial] = useState(() => formOfSolution(solution, languages));
  const [form, setForm] = useState(initial);
  // The code editor reads its text when it opens: a file that was read opens it anew.
  const [readings, setReadings] = useState(0);
  const [fault, setFault] = useState<SolutionFault | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<SolutionForm>) => setForm((before) => ({ ...before, ...part }));

  const read = async (file: File | undefined) => {
    if (!file) return;
    const language = languageOfFile(file.name, languages) ?? form.language;
    change({ code: await file.text(), language, name: form.name || file.name });
    setReadings((count) => count + 1);
  };
  const toggle = (status: number) => {
    const chosen = new Set(form.expected);
    if (!chosen.delete(status)) chosen.add(status);
    change({ expected: expectable.filter((each) => chosen.has(each)) });
  };
  const save = async () => {
    const found = solutionFault(form);
    setFault(found);
    setFailure(null);
    if (found || isBusy) return;
    const score = form.score.trim() === '' ? null : Number(form.score);
    setBusy(true);
    try {
      await saveSolution(pid, solution?.id ?? null, { ...form, score });
      onSaved();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  /** What is wrong, where it belongs: at the field, or above all for what is none. */
  const errorOf = (...faults: SolutionFault[]) =>
    fault && faults.includes(fault) ? t(`solutions.${fault}`) : undefined;
  const isChanged = form !== initial;
  return { form, change, toggle, read, readings, save, failure, errorOf, isBusy, isChanged };
}
