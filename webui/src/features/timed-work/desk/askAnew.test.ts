import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAnew } from './askAnew';

it('does not take an answer for fresh that was on its way before the change', async () => {
  const queries = new QueryClient();
  const answers: ((receipts: number) => void)[] = [];
  const queryFn = () => new Promise<number>((answer) => answers.push(answer));
  const shown = new QueryObserver<number>(queries, { queryKey: ['work', 5, 'progress'], queryFn });
  const stop = shown.subscribe(() => {});
  const asked = askAnew(queries, ['work', 5]);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(0);
  answers[1]?.(1);
  await asked;
  expect(shown.getCurrentResult().data).toBe(1);
  stop();
});
