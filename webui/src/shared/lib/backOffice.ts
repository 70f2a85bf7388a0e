/** An address of the back-office. */
export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** A page with styles that the shell of the site does not bring: from there one enters it by loading
 * it anew. Besides the back-office's own: those of its parts that groups use. */
export const hasOfficeStyles = (path: string): boolean =>
  isAdminPath(path) ||
  /^\/group\/[^/]+\/(problem-editor(\/|$)|contest\/.|training(\/|$))/.test(path);
