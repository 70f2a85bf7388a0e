/** Which part of a rank is shown, as it stands in the address. */
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../shared/api/calls';
import type { AddressForm } from '../../shared/lists/address';

export type RankKind = 'acm' | 'oi';
export type RankedUser = Schemas['RankedUser'];

export type Honor = Schemas['HonorTitle'];

export interface RankQuery {
  searchUser: string;
  currentPage: number;
  limit: number;
}

const defaultLimit = 30;
const typeCodes = { acm: 0, oi: 1 } as const;

export function readRankQuery(search: string): RankQuery {
  const query = new URLSearchParams(search);
  return {
    searchUser: query.get('searchUser')?.trim() ?? '',
    currentPage: positive(query.get('currentPage')) ?? 1,
    limit: positive(query.get('limit')) ?? defaultLimit,
  };
}

/** Only what differs from the usual, so that addresses stay short. */
export function writeRankQuery(query: RankQuery) {
  return {
    searchUser: query.searchUser,
    currentPage: query.currentPage > 1 ? query.currentPage : null,
    limit: query.limit === defaultLimit ? null : query.limit,
  };
}

/** The rank in its address. */
export const rankAddress: AddressForm<RankQuery> = {
  read: readRankQuery,
  write: writeRankQuery,
  firstPage: { currentPage: 1 },
};

export const rankListQuery = (kind: RankKind, query: RankQuery) => ({
  queryKey: ['ranks', kind, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/get-rank-list', {
      query: { type: typeCodes[kind], ...query },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

/** A group's rank, whose rule stands in the address besides. */
export interface GroupRankQuery extends RankQuery {
  kind: RankKind;
}

export const groupRankAddress: AddressForm<GroupRankQuery> = {
  read: (search) => ({
    ...readRankQuery(search),
    kind: new URLSearchParams(search).get('type') === String(typeCodes.oi) ? 'oi' : 'acm',
  }),
  write: ({ kind, ...query }) => ({
    ...writeRankQuery(query),
    type: kind === 'oi' ? typeCodes.oi : null,
  }),
  firstPage: { currentPage: 1 },
};

export const groupRankQuery = (gid: number, { kind, ...query }: GroupRankQuery) => ({
  queryKey: ['ranks', 'group', gid, kind, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/get-group-rank-list', {
      query: { gid, type: typeCodes[kind], ...query },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const honorsQuery = {
  queryKey: ['ranks', 'honors'] as const,
  queryFn: () => api('GET /api/honors', { isQuiet: true }),
};

/** The title that a person was given, else the first one that enough problems are solved for. */
export function titleOf(
  row: Pick<RankedUser, 'titleName' | 'titleColor' | 'ac'>,
  honors: readonly Honor[],
): { name: string; color: string | null } | null {
  if (row.titleName) return { name: row.titleName, color: row.titleColor };
  return honors.find((honor) => row.ac >= honor.ac) ?? null;
}

/** Problems solved for each submission, in per cent with two decimals. Nothing without any, nor where
 * problems solved in groups, whose submissions are not in the total, would make it more than all. */
export function acceptanceRate(row: { ac: number; total: number }): string {
  return row.total === 0 || row.ac > row.total
    ? '--'
    : `${((100 * row.ac) / row.total).toFixed(2)}%`;
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
