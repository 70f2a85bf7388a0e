import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../shared/api/calls';

/** An account as staff see it (contract admin.md §3). */
export type Person = Schemas['UserRow'];
export type LoginCode = Schemas['LoginCode'];

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

/** The account that nobody may change; it has no codes. */
export const rootUid = '1';

/** Every list of accounts. */
export const peopleKey = ['admin', 'people'] as const;

export type UserState = Schemas['UserState'];

/** Whom a list shows; what is blank or 0 narrows nothing. `className` is a whole one. */
export interface PeopleFilter {
  keyword: string;
  onlyAdmin?: boolean;
  className?: string;
  role?: number;
  state?: UserState;
}

/** As the calls name it. */
export const filterWords = ({ role, ...others }: PeopleFilter) => ({
  ...others,
  ...(role && { role }),
});

export const peopleQuery = (filter: PeopleFilter, page: number, limit: number = rowsPerPage) => ({
  queryKey: [...peopleKey, filter, page, limit] as const,
  queryFn: () => peoplePage(filter, page, limit),
  placeholderData: keepPreviousData,
});

const peoplePage = (filter: PeopleFilter, currentPage: number, limit: number) =>
  api('GET /api/admin/user/get-user-list', {
    query: { ...filterWords(filter), currentPage, limit },
    isQuiet: true,
  });

/** So many people can be dealt with in one go (contract admin.md §3.2). */
export const mostInBatch = 2000;

const mostOnPage = 500;

/** Everybody that a list would show over its pages. */
export async function everybody(filter: PeopleFilter): Promise<Person[]> {
  const people: Person[] = [];
  for (let page = 1; people.length < mostInBatch; page++) {
    const { records, pages } = await peoplePage(filter, page, mostOnPage);
    people.push(...records);
    if (page >= pages) break;
  }
  return people;
}

export const classesQuery = {
  queryKey: [...peopleKey, 'classes'] as const,
  queryFn: () => api('GET /api/admin/user/classes', { isQuiet: true }),
};

export function makeLoginCode(uid: string): Promise<LoginCode> {
  return api('POST /api/admin/user/login-code', { body: { uid } });
}
