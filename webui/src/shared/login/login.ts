import { api } from '../api/calls';
import type { LoginPuzzle } from '../api/types';
import { enterSession } from '../session/session';

export interface PuzzleAnswer {
  puzzleKey: string;
  puzzleX: number;
  /** `[x, y, ms]` of the drag. */
  puzzleTrail: [number, number, number][];
}

export interface Credentials {
  username: string;
  password: string;
  puzzle: PuzzleAnswer | null;
}

/** Logs in and enters the session; refusals are for the form to show (contract account.md). */
export async function login(
  call: 'POST /api/login' | 'POST /api/admin/login',
  { username, password, puzzle }: Credentials,
): Promise<void> {
  const user = await api(call, {
    body: { username, password, ...puzzle },
    isQuiet: true,
  });
  enterSession(user);
}

export function fetchPuzzle(): Promise<LoginPuzzle> {
  return api('GET /api/login-puzzle', { isQuiet: true });
}
