import { api } from '../api/calls';
import { acceptChange } from './ownChanges';

/** Changes the own password; a wrong old one or a lock is an ApiError with the server's words.
 * After a login by a one-time code the old one is left out. */
export async function changePassword(newPassword: string, oldPassword?: string): Promise<void> {
  const body = { newPassword, ...(oldPassword === undefined ? {} : { oldPassword }) };
  acceptChange(
    await api('POST /api/change-password', {
      body,
      isQuiet: true,
    }),
  );
}
