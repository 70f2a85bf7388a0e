import { useState } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import { saveFile } from '../../../shared/lib/download';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import type { ExportFormat } from '../packageFormats';
import { exportProblems, isImpossible, type ProblemLosses } from './exportCalls';

/** One export: the format, what it would lose, and the file. */
export function useExport(pids: readonly number[], onDone: (count: number) => void) {
  const gid = useOwnerGroup()?.gid ?? null;
  const [format, setFormat] = useState<ExportFormat>('hoj');
  const [losses, setLosses] = useState<readonly ProblemLosses[]>([]);
  const impossible = losses.filter(isImpossible);
  const possible = pids.filter((pid) => !impossible.some((problem) => problem.pid === pid));

  /** The file when nothing is lost; the losses otherwise. Once they are shown, the file all the
   * same, without the problems that the format cannot hold. */
  const { isBusy, failure, forget, run } = useAction({
    run: () => exportProblems({ pids: possible, format, isLossy: losses.length > 0, gid }),
    onDone: (outcome) => {
      if (outcome.losses) return setLosses([...impossible, ...outcome.losses]);
      saveFile(outcome.file.content, outcome.file.name);
      onDone(possible.length);
    },
    showsFailure: true,
  });

  const choose = (chosen: ExportFormat) => {
    setFormat(chosen);
    setLosses([]);
    forget();
  };

  return { format, choose, losses, impossible, possible, isBusy, failure, run };
}
