/** What a place of the site that looks with other eyes sends with a call of this path. */
interface Viewpoint {
  headers?: (path: string) => Record<string, string>;
}

export const viewpoint: Viewpoint = {};
