import { request } from '../../shared/api/client';
import { ApiError } from '../../shared/api/errors';

/** Contract account.md, ChangeAccount: the call succeeds even when the change does not. */
interface ChangeAccount {
  code: number;
  msg: string;
}

/** Changes the own password; a wrong old one or a lock is an ApiError with the server's words. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const answer = await request<ChangeAccount>('/api/change-password', {
    method: 'POST',
    body: { oldPassword, newPassword },
    isQuiet: true,
  });
  if (answer.code !== 200) {
    throw new ApiError(answer.msg, 'account.change_refused', answer.code, 200, null);
  }
}
