import { ExportDialog } from '../export/ExportDialog';
import type { KeptRow } from './groupProblemCalls';

/** One of the group's problems as a file. */
export default function KeptExport({ row, onClose }: { row: KeptRow; onClose: () => void }) {
  return <ExportDialog problems={[row]} onClose={onClose} />;
}
