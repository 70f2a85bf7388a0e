import { request } from '../../shared/api/client';
import type { LoginPuzzle, UserInfo } from '../../shared/api/types';
import { enterSession } from '../../shared/session/session';

export interface PuzzleAnswer {
  puzzleKey: string;
  puzzleX: number;
  /** `[x, y, ms]` of the drag. */
  puzzleTrail: [number, number, number][];
}

/** Logs in and enters the session; refusals are for the form to show. */
export async function login(
  username: string,
  password: string,
  puzzle: PuzzleAnswer | null,
): Promise<UserInfo> {
  const user = await request<UserInfo>('/api/login', {
    method: 'POST',
    body: { username, password, ...puzzle },
    isQuiet: true,
  });
  enterSession(user);
  return user;
}

export function fetchPuzzle(): Promise<LoginPuzzle> {
  return request<LoginPuzzle>('/api/login-puzzle', { isQuiet: true });
}
