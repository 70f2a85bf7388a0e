/** A page's address as it was loaded, without fragment, and the hashes of both keys with it. */
interface LoadedPage {
  url: string;
  configKey: string;
  examKey: string;
}

/** A place of the site that looks with other eyes. */
interface Viewpoint {
  /** What each such place sends with a call of this path. */
  headers: Set<(path: string) => Record<string, string>>;
  /** What the locked browser of an exam told the page when it was loaded. */
  lockedBrowser?: LoadedPage;
  /** Nothing that is written here is the reader's own: it is kept nowhere. */
  keepsNothing?: () => boolean;
  /** No schedule is read earlier than this, in ms since 1970. */
  earliest?: () => number;
}

export const viewpoint: Viewpoint = { headers: new Set() };
