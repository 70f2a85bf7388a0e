import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../shared/ui/lazyPart';
import { dueQuery } from './homeQueries';

/** Who has nothing to do does not fetch what draws it. */
const DueAssignments = lazyPart(() => import('./DueAssignments'), { missing: 'nothing' });

export function Due() {
  const due = useQuery(dueQuery).data;
  return due && due.length > 0 ? <DueAssignments due={due} /> : null;
}
