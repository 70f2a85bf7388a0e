import { CasesSection } from './CasesSection';
import { JudgingCard } from './JudgingCard';
import { ProgramSection } from './ProgramSection';
import type { LanguageChoice, LoadedProblem } from './problemWire';
import type { ProgramCheck } from './useProgramCheck';

interface DataStepProps {
  problem: LoadedProblem['problem'] | null;
  languages: readonly LanguageChoice[];
  program: ProgramCheck;
  /** Another stored version opens the code editors anew. */
  version: string;
}

/** How it is judged, and with which cases. */
export default function DataStep({ problem, languages, program, version }: DataStepProps) {
  const isRemote = problem?.isRemote ?? false;
  return (
    <>
      <JudgingCard isRemote={isRemote} />
      {!isRemote && (
        <>
          <CasesSection pid={problem?.id ?? null} />
          <ProgramSection key={`program ${version}`} languages={languages} check={program} />
        </>
      )}
    </>
  );
}
