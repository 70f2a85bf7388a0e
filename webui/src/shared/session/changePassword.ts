import { api } from '../api/calls';
import type { UserInfo } from '../api/types';
import { acceptChange } from './ownChanges';

/** Changes the own password; a wrong old one or a lock is an ApiError with the server's words. Right
 * after a login whose password must be changed the old one is left out, and the session goes on:
 * the user as he is now is returned. */
export async function changePassword(
  newPassword: string,
  oldPassword?: string,
): Promise<UserInfo | null> {
  const body = { newPassword, ...(oldPassword === undefined ? {} : { oldPassword }) };
  return acceptChange(
    await api('POST /api/change-password', {
      body,
      isQuiet: true,
    }),
  );
}
