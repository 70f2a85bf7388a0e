/** S2 §9, S3 §9. */
export const scheduleStatus = { scheduled: -1, running: 0, ended: 1 } as const;
export type ScheduleStatus = (typeof scheduleStatus)[keyof typeof scheduleStatus];
