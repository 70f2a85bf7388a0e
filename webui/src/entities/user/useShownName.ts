/** What people are called beside their user names, asked for all names of a page at once. */
import { useQuery } from '@tanstack/react-query';
import { bootData } from '../../shared/api/boot';
import { api } from '../../shared/api/calls';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';

type Names = Record<string, string>;

/** The call takes so many (contract account.md). */
const mostNames = 100;
/** In ms; a name changes about once in a school year. */
const freshFor = 600_000;

let waiting: { names: Set<string>; answer: Promise<Names> } | null = null;

/** Rows that are drawn together share a call. */
function ask(username: string): Promise<Names> {
  if (!waiting || waiting.names.size >= mostNames) {
    const names = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      waiting = null;
      return api('GET /api/get-shown-names', {
        query: { usernames: [...names] },
        isQuiet: true,
      }) as Promise<Names>;
    });
    waiting = { names, answer };
  }
  waiting.names.add(username);
  return waiting.answer;
}

/** The name that the reader is shown beside `username`; null while there is none. */
export function useShownName(username: string): string | null {
  const user = useUser();
  const isShown = isAdmin(user) || bootData().config.shownName !== 'username';
  const { data } = useQuery({
    queryKey: ['shownName', user?.uid ?? null, username],
    queryFn: async () => (await ask(username))[username] ?? null,
    staleTime: freshFor,
    retry: false,
    enabled: isShown && username !== '',
  });
  return data ?? null;
}
