import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { adminProblemEditorObjectiveTexts } from './objective/texts';
import type { LoadedProblem } from './problemWire';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([adminProblemEditorObjectiveTexts])]);
  return module;
}

/** Questions have an editor of their own. */
export const ObjectiveEditing = lazyPart(() => withTexts(import('./objective/ObjectiveEditing')));

export const editQuestions = (loaded: LoadedProblem) => (
  <ObjectiveEditing key={loaded.problem.id} loaded={loaded} />
);
