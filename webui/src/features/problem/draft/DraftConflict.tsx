import { lazyPart } from '../../../shared/ui/lazyPart';
import { type Solution, useDraft } from '../useSolution';
import type { FormParts } from './ConflictDialog';

const ConflictDialog = lazyPart(() => import('./ConflictDialog'), { missing: 'dialog' });

interface DraftConflictProps {
  solution: Pick<Solution, 'sync'>;
  form?: FormParts;
}

/** Asks the writer, once there are two texts to choose from. */
export function DraftConflict({ solution, form }: DraftConflictProps) {
  const conflict = useDraft(solution)?.conflict;
  if (!conflict) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      form={form}
      onChoose={(which) => solution.sync?.choose(which)}
    />
  );
}
