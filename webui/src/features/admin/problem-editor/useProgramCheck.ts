import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isRefusal } from '../../../shared/api/errors';
import { hasProgram, isBuiltin } from './judgeProgram';
import { compileProgram } from './problemEditorQueries';
import type { ProblemForm } from './problemForm';

export interface ProgramCheck {
  /** Whether exactly what stands in the form is known to compile. */
  isCompiled: boolean;
  /** Whether it stands as it is stored: nobody need compile it anew. */
  isUnchanged: boolean;
  isBusy: boolean;
  /** The compiler's words, to be shown in a dialog. */
  failure: string | null;
  close: () => void;
  /** Compiles what stands in the form; false when it does not compile. */
  compile: () => Promise<boolean>;
}

/** Remembers which judge program has compiled: changing it, its language or a file beside it forgets
 * that (S3 §4). A stored program that is left alone needs no check. */
export function useProgramCheck(form: UseFormReturn<ProblemForm>, pid?: number): ProgramCheck {
  const start = form.formState.defaultValues as ProblemForm;
  const good = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const now = useWatch({ control: form.control }) as ProblemForm;
  const isCompiled = good.current.has(partsOf(now));
  const isUnchanged = partsOf(now) === partsOf(start);

  const compile = async () => {
    const values = form.getValues();
    if (!needsProgram(values)) return true;
    setBusy(true);
    try {
      const { judgeMode, spjCode: code, spjLanguage: language, judgeFiles } = values;
      const extraFiles = Object.fromEntries(judgeFiles.map((file) => [file.name, file.content]));
      await compileProgram(judgeMode, { pid, code, language, extraFiles });
      good.current.add(partsOf(values));
      return true;
    } catch (error) {
      // Where nothing can be compiled problems are written all the same.
      if (isRefusal(error, 'judge.no_sandbox')) return true;
      setFailure(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isCompiled, isUnchanged, isBusy, failure, close: () => setFailure(null), compile };
}

/** Everything that the compiler is given. */
function partsOf(form: Partial<ProblemForm>): string {
  const { judgeMode, spjCode, spjLanguage, judgeFiles } = form;
  return JSON.stringify([judgeMode, spjCode, spjLanguage, judgeFiles]);
}

/** Whether saving waits for a program that compiles (S3 §5). */
export const needsProgram = (form: Pick<ProblemForm, 'judgeMode' | 'spjAbi'>) =>
  hasProgram(form.judgeMode) && !isBuiltin(form);
