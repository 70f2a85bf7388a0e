import { lazyPart } from '../../../shared/ui/lazyPart';
import { type Solution, useDraft } from '../useSolution';

const ConflictDialog = lazyPart(() => import('./ConflictDialog'), { missing: 'dialog' });

/** Asks the writer, once there are two texts to choose from. */
export function DraftConflict({ solution }: { solution: Pick<Solution, 'sync'> }) {
  const conflict = useDraft(solution)?.conflict;
  if (!conflict) return null;
  return <ConflictDialog conflict={conflict} onChoose={(which) => solution.sync?.choose(which)} />;
}
