import { isLogin } from '../../../shared/lib/adminLogin';
import { isAdminPath } from '../../../shared/lib/backOffice';

/** The page of the back-office that needed the login, or null where none is remembered. */
export function pageAfterLogin(): string | null {
  const state: unknown = history.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isAdminPath(from) && !isLogin(from) ? from : null;
}
