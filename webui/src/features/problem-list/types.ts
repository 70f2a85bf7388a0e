import type { Schemas } from '../../shared/api/calls';

/** Contract problem.md §1 and §3; the classification of the unclassified tags is null. */
export type ProblemRow = Schemas['ProblemRow'];
export type Tag = Schemas['Tag'];
export type Difficulty = Schemas['Difficulty'];
export type TagGroup = Schemas['ClassifiedTags'];
