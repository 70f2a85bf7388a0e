/** The way through the back-office's login and back to the page from which it was needed. The login's own
 * entry of the browser's history remembers it. */
import { isAdminPath } from './backOffice';

const isLogin = (path: string) => /^\/admin\/login([?#]|$)/.test(path);

interface LoginState {
  from: string;
}

const hasFrom = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** What a navigation to the login takes along; a second refusal does not forget the first. */
export function loginState(): { state: LoginState | null } {
  if (isLogin(location.pathname)) {
    return { state: hasFrom(history.state) ? history.state : null };
  }
  return { state: { from: location.pathname + location.search } };
}

/** A page of the back-office, or null where none is remembered. */
export function pageAfterLogin(): string | null {
  const from = hasFrom(history.state) ? history.state.from : '';
  return isAdminPath(from) && !isLogin(from) ? from : null;
}
