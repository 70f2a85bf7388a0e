import type { Schemas } from '../../shared/api/calls';

/** Contract problem.md §1 and §3; the classification of the unclassified tags is null. */
export type ProblemRow = Schemas['ProblemRow'];
export type { Difficulty } from '../../entities/problem/problemQueries';
export type { Tag, TagGroup } from '../../entities/tag/tagQueries';
