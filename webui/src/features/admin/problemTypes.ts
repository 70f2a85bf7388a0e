/** Shapes of contract admin.md §8 and group.md §4 that several back-office pages read. */

/** auth: who sees a problem. */
export const problemAuth = { public: 1, private: 2, contest: 3 } as const;
export type ProblemAuth = (typeof problemAuth)[keyof typeof problemAuth];

export interface AdminProblemRow {
  id: number;
  problemId: string;
  title: string;
  author: string | null;
  auth: number;
  /** 0 ACM, 1 OI, 2 objective. */
  type: number;
  judgeMode: string;
  difficulty: number | null;
  gmtCreate: string;
  gmtModified: string;
}
