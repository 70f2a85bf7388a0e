import { useParams } from 'wouter';
import { ProblemEditing } from './ProblemEditing';

/** /admin/problem/create and /admin/problem/edit/:pid */
export default function ProblemEditorPage() {
  const { pid } = useParams<{ pid?: string }>();
  return <ProblemEditing pid={pid} />;
}
