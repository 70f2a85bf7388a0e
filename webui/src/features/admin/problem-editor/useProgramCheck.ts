import { type RefObject, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAction } from '../../../shared/forms/useAction';
import { hasProgram, isBuiltin } from './judgeProgram';
import { compileProgram } from './problemEditorQueries';
import type { ProblemForm } from './problemForm';

/** Everything that the compiler is given. */
type ProgramParts = Pick<ProblemForm, 'judgeMode' | 'spjCode' | 'spjLanguage' | 'judgeFiles'>;

export interface ProgramCheck {
  /** Whether exactly this has compiled here. */
  isCompiled: (program: ProgramParts) => boolean;
  /** Whether nobody need compile it anew: it has compiled, or stands as it is stored. */
  isKnown: (program: ProgramParts) => boolean;
  isBusy: boolean;
  /** The compiler's words, to be shown in a dialog. */
  failure: string | null;
  close: () => void;
  /** Compiles what stands in the form; false when it does not compile. */
  compile: () => Promise<boolean>;
}

/** Remembers which judge program has compiled: changing it, its language or a file beside it forgets
 * that (S3 §4). A stored program that is left alone needs no check. */
export function useProgramCheck(
  form: UseFormReturn<ProblemForm>,
  /** What the form started from. */
  start: RefObject<ProblemForm>,
  pid?: number,
): ProgramCheck {
  const good = useRef(new Set<string>());
  const isCompiled = (now: ProgramParts) => good.current.has(partsOf(now));
  const isKnown = (now: ProgramParts) => isCompiled(now) || partsOf(now) === partsOf(start.current);

  const { isBusy, failure, forget, run } = useAction({
    run: ({ judgeMode, spjCode: code, spjLanguage: language, judgeFiles }: ProgramParts) => {
      const extraFiles = Object.fromEntries(judgeFiles.map((file) => [file.name, file.content]));
      return compileProgram(judgeMode, { pid, code, language, extraFiles });
    },
    onDone: (hasCompiled, program) => {
      if (hasCompiled) good.current.add(partsOf(program));
    },
    showsFailure: true,
  });
  const compile = async () => {
    // As it stands now: the form may change while the compiler works.
    const { judgeMode, spjAbi, spjCode, spjLanguage, judgeFiles } = form.getValues();
    if (!needsProgram({ judgeMode, spjAbi })) return true;
    return run({ judgeMode, spjCode, spjLanguage, judgeFiles });
  };
  return { isCompiled, isKnown, isBusy, failure, close: forget, compile };
}

function partsOf({ judgeMode, spjCode, spjLanguage, judgeFiles }: ProgramParts): string {
  return JSON.stringify([judgeMode, spjCode, spjLanguage, judgeFiles]);
}

/** Whether saving waits for a program that compiles (S3 §5). */
export const needsProgram = (form: Pick<ProblemForm, 'judgeMode' | 'spjAbi'>) =>
  hasProgram(form.judgeMode) && !isBuiltin(form);
