/** What the address of the list of contests says (S2 §2). */
import { contestRule } from '../../entities/contest/contestRules';
import {
  oneOf,
  readFilters,
  type ScheduleFilters,
  writePage,
} from '../../entities/schedule/scheduleFilters';
import type { AddressForm } from '../../shared/lists/address';

export const rules = [contestRule.acm, contestRule.oi] as const;

export interface ContestFilters extends ScheduleFilters {
  /** Null shows all. */
  type: (typeof rules)[number] | null;
}

export const contestsAddress: AddressForm<ContestFilters> = {
  read: (search) => ({
    ...readFilters(search),
    type: oneOf(rules, new URLSearchParams(search).get('type')),
  }),
  write: ({ status, type, keyword, currentPage }) => ({
    status,
    type,
    keyword,
    currentPage: writePage(currentPage),
  }),
  firstPage: { currentPage: 1 },
};
