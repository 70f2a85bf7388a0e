import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What is known is asked for anew, also where its first answer is still on its way: that one was asked for
 * before the change, and would stand as fresh. */
export async function askAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
