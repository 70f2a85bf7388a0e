import { type Query, QueryClient } from '@tanstack/react-query';
import { isUnanswered } from './errors';

/** Within this a class that was cut off asks again, in ms. */
const longestPause = 1500;

/**
 * What the page knows of the server. The browser's word for "offline" means the internet, which a
 * school's own server does not need: it never holds a call back.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        // An answer, even a refusal, will not change by asking again; a lost connection may.
        retry: (failures, error) => failures < 1 && isUnanswered(error),
      },
    },
  });

/** Refusals are sentences of the server, in the language in which it was asked. */
export function askRefusedAgain(queries: QueryClient): void {
  const isRefused = ({ state }: Query) => state.error !== null;
  void queries.refetchQueries({ type: 'active', predicate: isRefused });
}

/** A lost server is back: asks again what it has not answered, or what hangs on the old way. */
export function refreshAfterReturn(queries: QueryClient): void {
  const isWaiting = ({ state }: Query) =>
    state.fetchStatus === 'fetching' || isUnanswered(state.error);
  setTimeout(() => {
    void queries.refetchQueries({ type: 'active', predicate: isWaiting });
  }, Math.random() * longestPause);
}
