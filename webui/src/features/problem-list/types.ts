import type { ResultCounts } from '../../shared/lib/resultShares';

/** Contract problem.md §1, ProblemRow. */
export interface ProblemRow extends ResultCounts {
  pid: number;
  problemId: string;
  title: string;
  titles?: Record<string, string> | null;
  difficulty: number | null;
  type: number;
  tags: Tag[];
  score: number | null;
}

export interface Tag {
  id: number;
  name: string;
  color: string | null;
}

/** Contract home.md, difficulty. */
export interface Difficulty {
  id: number;
  name: string;
  color: string;
}

/** Contract problem.md §3, get-problem-tags-and-classification; null holds the unclassified ones. */
export interface TagGroup {
  classification: { id: number; name: string } | null;
  tagList: Tag[];
}
