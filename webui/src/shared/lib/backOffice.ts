/** An address of the back-office. Its pages have styles that the shell of the site does not bring:
 * from there one enters it by loading it anew. */
export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);
