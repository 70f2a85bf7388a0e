/** An address of the back-office. Its pages have styles that the shell of the site does not bring:
 * from there one enters it by loading it anew. */
export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** Those of a group's contests are the same pages, and want the same styles. */
export const hasOfficeStyles = (path: string): boolean =>
  isAdminPath(path) || /^\/group\/\d+\/contest\/./.test(path);
