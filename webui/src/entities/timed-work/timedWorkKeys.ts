/** All that is asked about one work; keys of its subjects begin so. */
export const timedWorkKey = (id: number) => ['timedWorks', 'one', id] as const;

export const workProblemsKey = (id: number) => [...timedWorkKey(id), 'problems'] as const;

/** Below the problems: who reads those again reads this again. */
export const ownProgressKey = (id: number) => [...workProblemsKey(id), 'progress'] as const;
