import { useQuery } from '@tanstack/react-query';
import {
  type ExamAbsent,
  type ExamDifference,
  type ExamProblem,
  type ExamRow,
  type ExamVersion,
  resultsQuery,
  signedQuery,
} from './resultQueries';

/** Results as they go to the printer; without a version they are not signed. */
export interface Printed {
  title: string;
  problems: readonly ExamProblem[];
  rows: readonly ExamRow[];
  absent: readonly ExamAbsent[];
  version: ExamVersion | null;
  differences: readonly ExamDifference[];
  /** Before, whoever has not begun may still come. */
  isOver: boolean;
}

/** A signed version, or with 0 what the results are now. */
export function usePrinted(tid: number, version: number) {
  const isSigned = version > 0;
  const now = useQuery({ ...resultsQuery(tid), enabled: !isSigned, refetchInterval: false });
  const signed = useQuery({ ...signedQuery(tid, version), enabled: isSigned });
  const current = isSigned ? signed : now;
  const data: Printed | undefined = isSigned
    ? signed.data && { ...signed.data, isOver: true }
    : now.data && { ...now.data, version: null, differences: [], isOver: now.data.lights.isOver };
  return { data, error: current.error, retry: () => void current.refetch() };
}
