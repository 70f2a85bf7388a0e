import { type RefObject, useRef } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { isBuiltin, judgeProgram, type ProgramNames, programsIn } from './judgeProgram';
import { compileProgram } from './problemEditorQueries';
import type { ProblemForm } from './problemForm';

/** Everything that the compiler is given, and where the code stands in the form. */
interface ProgramParts {
  role: string;
  field: ProgramNames['code'];
  code: string;
  language: string;
  files: ProblemForm['judgeFiles'];
}

export interface ProgramCheck {
  /** Whether exactly this has compiled here. */
  isCompiled: (program: ProgramParts) => boolean;
  /** Whether nobody need compile it anew: it has compiled, or stands as it is stored. */
  isKnown: (program: ProgramParts) => boolean;
  isBusy: boolean;
  /** The compiler's words, to be shown in a dialog. */
  failure: string | null;
  close: () => void;
  /** False when it does not compile. */
  compile: (program: ProgramParts) => Promise<boolean>;
}

/** Remembers which judge programs have compiled: changing one, its language or a file beside it
 * forgets that (S3 §4). A stored program that is left alone needs no check. */
export function useProgramCheck(
  /** What the form started from. */
  start: RefObject<ProblemForm>,
  pid?: number,
): ProgramCheck {
  const gid = useOwnerGroup()?.gid ?? null;
  const good = useRef(new Set<string>());
  const isCompiled = (program: ProgramParts) => good.current.has(textOf(program));
  const isStored = (program: ProgramParts) =>
    programsToCompile(start.current).some((each) => textOf(each) === textOf(program));
  const { isBusy, failure, forget, run } = useAction({
    run: ({ role, code, language, files }: ProgramParts) => {
      const extraFiles = Object.fromEntries(files.map((file) => [file.name, file.content]));
      return compileProgram(role, { pid, code, language, extraFiles }, gid);
    },
    onDone: (hasCompiled, program) => {
      if (hasCompiled) good.current.add(textOf(program));
    },
    showsFailure: true,
  });
  return {
    isCompiled,
    isKnown: (program) => isCompiled(program) || isStored(program),
    isBusy,
    failure,
    close: forget,
    compile: run,
  };
}

const textOf = ({ role, code, language, files }: ProgramParts) =>
  JSON.stringify([role, code, language, files]);

export const programAt = (names: ProgramNames, form: ProblemForm): ProgramParts => ({
  role: names === judgeProgram ? form.judgeMode : 'spj',
  field: names.code,
  code: form[names.code],
  language: form[names.language],
  files: form.judgeFiles,
});

/** The programs that saving waits for until they compile (S3 §5). */
export const programsToCompile = (form: ProblemForm): ProgramParts[] =>
  programsIn(form, form.judgeMode)
    .filter((names) => !isBuiltin(form, names))
    .map((names) => programAt(names, form));
