import { request } from '../api/client';
import type { components } from '../api/schema';
import { acceptChange } from './ownChanges';

/** Changes the own password; a wrong old one or a lock is an ApiError with the server's words.
 * After a login by a one-time code the old one is left out. */
export async function changePassword(newPassword: string, oldPassword?: string): Promise<void> {
  const body = { newPassword, ...(oldPassword === undefined ? {} : { oldPassword }) };
  acceptChange(
    await request<components['schemas']['ChangeAccount']>('/api/change-password', {
      method: 'POST',
      body,
      isQuiet: true,
    }),
  );
}
