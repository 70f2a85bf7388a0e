export interface ProblemListFilters {
  keyword: string;
  /** 0 shows all (contract admin.md §8). */
  auth: number;
  page: number;
  limit: number;
}

/** Admin lists show ten rows (S3 §9). */
const defaultLimit = 10;

export function readFilters(search: string): ProblemListFilters {
  const query = new URLSearchParams(search);
  const auth = Number(query.get('auth'));
  return {
    keyword: query.get('keyword')?.trim() ?? '',
    auth: [1, 2, 3].includes(auth) ? auth : 0,
    page: positive(query.get('page'), 1),
    limit: positive(query.get('limit'), defaultLimit),
  };
}

export function writeFilters(filters: ProblemListFilters) {
  return {
    keyword: filters.keyword,
    auth: filters.auth || null,
    page: filters.page > 1 ? filters.page : null,
    limit: filters.limit === defaultLimit ? null : filters.limit,
  };
}

function positive(text: string | null, fallback: number): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;
}
