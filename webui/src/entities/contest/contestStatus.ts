/** S2 §9. */
export const contestStatus = { scheduled: -1, running: 0, ended: 1 } as const;
export type ContestStatus = (typeof contestStatus)[keyof typeof contestStatus];
