import { request } from '../../../shared/api/client';
import type { UserInfo } from '../../../shared/api/types';
import { enterSession } from '../../../shared/session/session';
import type { PuzzleAnswer } from '../../account/login';

/** Contract account.md, POST /api/admin/login; refusals are for the form to show. */
export async function adminLogin(
  username: string,
  password: string,
  puzzle: PuzzleAnswer | null,
): Promise<void> {
  const user = await request<UserInfo>('/api/admin/login', {
    method: 'POST',
    body: { username, password, ...puzzle },
    isQuiet: true,
  });
  enterSession(user);
}
