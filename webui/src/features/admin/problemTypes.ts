import type { Schemas } from '../../shared/api/calls';

/** Shapes of contract admin.md §8 and group.md §4 that several back-office pages read. */

/** auth: who sees a problem. */
export const problemAuth = { public: 1, private: 2, contest: 3 } as const;
export type ProblemAuth = (typeof problemAuth)[keyof typeof problemAuth];

/** `type`: 0 ACM, 1 OI, 2 objective. */
export type AdminProblemRow = Schemas['AdminProblemRow'];

/** What names a problem and tells who may change it. */
export type Named = Pick<AdminProblemRow, 'id' | 'problemId' | 'author'>;
