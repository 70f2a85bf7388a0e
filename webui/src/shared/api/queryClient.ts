import { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from './errors';

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
      mutations: { networkMode: 'always' },
    },
  });
