/** The way through the back-office's login and back to the page from which it was needed. The login's own
 * entry of the browser's history remembers it (features/admin/login/pageAfterLogin). */
export const isLogin = (path: string) => /^\/admin\/login([?#]|$)/.test(path);

/** What a navigation to the login takes along; a second refusal does not forget the first. */
export function loginState(): { state: unknown } {
  const { pathname, search } = location;
  return { state: isLogin(pathname) ? history.state : { from: pathname + search } };
}
