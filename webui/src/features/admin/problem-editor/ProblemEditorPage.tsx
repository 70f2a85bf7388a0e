import { useParams, useSearch } from 'wouter';
import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { adminProblemEditorObjectiveTexts } from './objective/texts';
import { ProblemEditing } from './ProblemEditing';
import type { LoadedProblem } from './problemWire';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([adminProblemEditorObjectiveTexts])]);
  return module;
}

const ObjectiveEditing = lazyPart(() => withTexts(import('./objective/ObjectiveEditing')));

const editQuestions = (loaded: LoadedProblem) => (
  <ObjectiveEditing key={loaded.problem.id} loaded={loaded} />
);

/** /admin/problem/create and /admin/problem/edit/:pid; questions have an editor of their own. */
export default function ProblemEditorPage() {
  const { pid } = useParams<{ pid?: string }>();
  const search = useSearch();
  if (!pid && search === 'type=objective') return <ObjectiveEditing loaded={null} />;
  return <ProblemEditing pid={pid} ofQuestions={editQuestions} />;
}
