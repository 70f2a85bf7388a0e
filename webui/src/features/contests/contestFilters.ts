/** What the address of the list of contests says (S2 §2). */
import { contestRule } from '../../entities/contest/contestRules';
import { contestStatus } from '../../entities/contest/contestStatus';
import type { AddressForm } from '../../shared/lists/address';

/** S2 §9. */
export const contestsPerPage = 10;

export const statuses = [
  contestStatus.scheduled,
  contestStatus.running,
  contestStatus.ended,
] as const;
export const rules = [contestRule.acm, contestRule.oi] as const;

export interface ContestFilters {
  /** Null shows all. */
  status: (typeof statuses)[number] | null;
  type: (typeof rules)[number] | null;
  keyword: string;
  currentPage: number;
}

const oneOf = <Value extends number>(choices: readonly Value[], text: string | null) =>
  choices.find((each) => String(each) === text) ?? null;

function readFilters(search: string): ContestFilters {
  const query = new URLSearchParams(search);
  const page = query.get('currentPage') ?? '';
  return {
    status: oneOf(statuses, query.get('status')),
    type: oneOf(rules, query.get('type')),
    keyword: query.get('keyword')?.trim() ?? '',
    currentPage: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export const contestsAddress: AddressForm<ContestFilters> = {
  read: readFilters,
  write: ({ status, type, keyword, currentPage }) => ({
    status,
    type,
    keyword,
    currentPage: currentPage > 1 ? currentPage : null,
  }),
  firstPage: { currentPage: 1 },
};
