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

/** Submissions of a problem by result. */
export interface ResultCounts {
  total: number;
  ac: number;
  mle: number;
  tle: number;
  re: number;
  pe: number;
  ce: number;
  wa: number;
  se: number;
  pa: number;
}

export interface Tag {
  id: number;
  name: string;
  color: string | null;
}

/** Contract problem.md §3, get-problem-tags-and-classification; null holds the unclassified ones. */
export interface TagGroup {
  classification: { id: number; name: string } | null;
  tagList: Tag[];
}
