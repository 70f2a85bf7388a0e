import type { ComponentType } from 'react';
import type { TextSet } from '../shared/i18n/i18n';
import type { FrameName } from './frames';

/** Where a page stands: known at once, so that nothing jumps while the page itself is coming. */
export interface PagePlace {
  /** What stands around it and stays while pages of the same frame change. */
  frame: FrameName;
  /** Takes the whole width and height; its panes scroll. */
  isWide?: boolean;
  devOnly?: boolean;
}

/** What an address needs. */
export interface PageContents {
  load: () => Promise<{ default: ComponentType }>;
  texts: readonly TextSet[];
}

/** Has a list of its own: see areas.ts. */
export type AreaName = 'account' | 'admin' | 'discussion' | 'contest' | 'training' | 'group';

/** A page with its contents, or with the area whose list has them. */
export type PageEntry = PagePlace & (PageContents | { area: AreaName });
