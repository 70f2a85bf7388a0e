import { useQuery } from '@tanstack/react-query';
import { type RefObject, useImperativeHandle } from 'react';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ProblemNameCard } from './ProblemNameCard';
import { type ListedProblem, problemsQuery } from './problemQueries';
import { useProblemName } from './useProblemName';

interface NameHandle {
  isSound: () => boolean;
  save: (pid: number) => Promise<unknown>;
}

interface ProblemNamePartProps {
  cid: number;
  /** Null for a problem that is being written. */
  pid: number | null;
  /** By which the editor around asks and saves it. */
  handle: RefObject<NameHandle | null>;
}

/** The fields of a problem that belong to its contest (S3 §2.4). */
export default function ProblemNamePart({ cid, pid, handle }: ProblemNamePartProps) {
  const { data: listed, error, refetch } = useQuery(problemsQuery(cid));
  if (listed) return <Fields cid={cid} pid={pid} handle={handle} listed={listed} />;
  if (!error) return <Skeleton lines={3} height={32} />;
  return (
    <Card>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Card>
  );
}

interface FieldsProps extends ProblemNamePartProps {
  listed: readonly ListedProblem[];
}

function Fields({ cid, pid, handle, listed }: FieldsProps) {
  const name = useProblemName(cid, listed, pid);
  useImperativeHandle(handle, () => ({ isSound: name.isSound, save: name.save }));
  return <ProblemNameCard name={name} />;
}
