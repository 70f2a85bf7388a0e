import { useState } from 'react';
import { saveFile } from '../../../shared/lib/download';
import type { ExportFormat } from '../packageFormats';
import { exportProblems, isImpossible, lossesOf, type ProblemLosses } from './exportCalls';

/** One export: the format, what it would lose, and the file. */
export function useExport(pids: readonly number[], onDone: (count: number) => void) {
  const [format, setFormat] = useState<ExportFormat>('hoj');
  const [losses, setLosses] = useState<readonly ProblemLosses[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const impossible = losses.filter(isImpossible);
  const possible = pids.filter((pid) => !impossible.some((problem) => problem.pid === pid));

  const choose = (chosen: ExportFormat) => {
    setFormat(chosen);
    setLosses([]);
    setFailure(null);
  };

  /** The file when nothing is lost; the losses otherwise. Once they are shown, the file all the
   * same, without the problems that the format cannot hold. */
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const wanted = { pids: possible, format, isLossy: losses.length > 0 };
      const { name, content } = await exportProblems(wanted);
      saveFile(content, name);
      onDone(possible.length);
    } catch (error) {
      const found = lossesOf(error);
      if (found) setLosses([...impossible, ...found]);
      else setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  return { format, choose, losses, impossible, possible, isBusy, failure, run };
}
