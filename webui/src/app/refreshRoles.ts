import { api } from '../shared/api/calls';
import { currentUser, enterSession } from '../shared/session/session';

let isAsking = false;

/** Asks what the user may do now; roles change while a page stays open. */
export async function refreshRoles(): Promise<void> {
  if (!currentUser() || isAsking) return;
  isAsking = true; // a refusal of this very call must not ask again
  try {
    const info = await api('GET /api/get-user-auth-info', { isQuiet: true });
    const user = currentUser();
    if (user) {
      enterSession({
        ...user,
        roleList: info.roles,
        permissions: info.permissions,
        mustChangePassword: info.mustChangePassword,
      });
    }
  } catch {
    // A token that has ended was handled by the guard; without a network the old roles stay.
  } finally {
    isAsking = false;
  }
}
