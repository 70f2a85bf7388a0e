/** What the address of a list of contests or works says (S2 §2, S3 §2). */
import { type ScheduleStatus, scheduleStatus } from './scheduleStatus';

/** S2 §9, S3 §9. */
export const scheduledPerPage = 10;

export const statuses = [
  scheduleStatus.scheduled,
  scheduleStatus.running,
  scheduleStatus.ended,
] as const;

export interface ScheduleFilters {
  /** Null shows all. */
  status: ScheduleStatus | null;
  keyword: string;
  currentPage: number;
}

/** The one that stands in the address; null where none does. */
export const oneOf = <Value extends number>(choices: readonly Value[], text: string | null) =>
  choices.find((each) => String(each) === text) ?? null;

export function readFilters(search: string): ScheduleFilters {
  const query = new URLSearchParams(search);
  const page = query.get('currentPage') ?? '';
  return {
    status: oneOf(statuses, query.get('status')),
    keyword: query.get('keyword')?.trim() ?? '',
    currentPage: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export const writePage = (currentPage: number) => (currentPage > 1 ? currentPage : null);
