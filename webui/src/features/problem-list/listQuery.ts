/** What the address of the problem list says (S1 §2). */
import type { AddressForm } from '../../shared/lists/address';

export const ownBank = 'Mine';
export const allBanks = 'All';
/** Contract 00-conventions §7, remote keys; names of judges are the same in every language. */
export const remoteBanks: readonly { key: string; name: string }[] = [
  { key: 'HDU', name: 'HDU' },
  { key: 'CF', name: 'Codeforces' },
  { key: 'POJ', name: 'POJ' },
  { key: 'GYM', name: 'Codeforces Gym' },
  { key: 'AC', name: 'AtCoder' },
  { key: 'SPOJ', name: 'SPOJ' },
  { key: 'LIBRE', name: 'LibreOJ' },
];

/** How the reader stands with a problem, and by what the list is ordered (contract problem.md §3). */
export const ownStates = ['unsolved', 'untried', 'tried', 'solved'] as const;
export const orders = ['difficulty', 'tries', 'rate'] as const;

export interface ListQuery {
  keyword: string;
  /** Null shows every level. */
  difficulty: number | null;
  tagId: readonly number[];
  /** Mine, All, or the key of a remote judge. */
  oj: string;
  /** Exact; empty shows every source. */
  source: string;
  own: (typeof ownStates)[number] | null;
  /** Null orders by number. */
  order: (typeof orders)[number] | null;
  currentPage: number;
  limit: number;
}

export const defaultQuery: ListQuery = {
  keyword: '',
  difficulty: null,
  tagId: [],
  oj: ownBank,
  source: '',
  own: null,
  order: null,
  currentPage: 1,
  limit: 30,
};

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function parseTags(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter((id): id is number => Number.isInteger(id) && id > 0))];
  } catch {
    return []; // an address that somebody has typed
  }
}

/** Reads the address; what makes no sense falls back to the default, pages below 1 become 1. */
export function parseQuery(search: string): ListQuery {
  const parameters = new URLSearchParams(search);
  return {
    keyword: parameters.get('keyword')?.trim() ?? '',
    difficulty: wholeNumber(parameters.get('difficulty')),
    tagId: parseTags(parameters.get('tagId')),
    oj: parameters.get('oj') || defaultQuery.oj,
    source: parameters.get('source')?.trim() ?? '',
    own: ownStates.find((each) => each === parameters.get('own')) ?? null,
    order: orders.find((each) => each === parameters.get('order')) ?? null,
    currentPage: Math.max(1, wholeNumber(parameters.get('currentPage')) ?? 1),
    limit: wholeNumber(parameters.get('limit')) || defaultQuery.limit,
  };
}

/** Defaults are left out. */
function addressQuery(query: ListQuery): Record<string, string | number | null> {
  return {
    keyword: query.keyword,
    difficulty: query.difficulty,
    tagId: query.tagId.length > 0 ? JSON.stringify(query.tagId) : null,
    oj: query.oj === defaultQuery.oj ? null : query.oj,
    source: query.source,
    own: query.own,
    order: query.order,
    currentPage: query.currentPage === 1 ? null : query.currentPage,
    limit: query.limit === defaultQuery.limit ? null : query.limit,
  };
}

/** The list in its address; any change but that of the page leads back to the first one (S1 §4). */
export const listAddress: AddressForm<ListQuery> = {
  read: parseQuery,
  write: addressQuery,
  firstPage: { currentPage: 1 },
};

/** Another bank has other tags (S1 §4). */
export function otherBank(query: ListQuery, oj: string): Partial<ListQuery> {
  return { oj, ...(oj !== query.oj && oj !== allBanks ? { tagId: [] } : {}) };
}

/** Whether anything but the whole own bank is shown. */
export function isFiltered(query: ListQuery): boolean {
  const { keyword, difficulty, tagId, oj, source, own } = query;
  const isNarrowed = difficulty !== null || tagId.length > 0 || own !== null;
  return isNarrowed || keyword !== '' || source !== '' || oj !== ownBank;
}
