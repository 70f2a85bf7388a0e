import { useParams, useSearch } from 'wouter';
import { editQuestions, ObjectiveEditing } from './laterObjective';
import { ProblemEditing } from './ProblemEditing';

/** /admin/problem/create and /admin/problem/edit/:pid */
export default function ProblemEditorPage() {
  const { pid } = useParams<{ pid?: string }>();
  const search = useSearch();
  if (!pid && search === 'type=objective') return <ObjectiveEditing loaded={null} />;
  return <ProblemEditing pid={pid} ofQuestions={editQuestions} />;
}
