import type { ComponentType } from 'react';
import type { TextSet } from '../shared/i18n/i18n';
import type { FrameName } from './frames';

/** What an address needs. */
export interface PageEntry {
  load: () => Promise<{ default: ComponentType }>;
  texts: readonly TextSet[];
  /** What stands around it and stays while pages of the same frame change. */
  frame: FrameName;
  /** Takes the whole width and height; its panes scroll. */
  isWide?: boolean;
  devOnly?: boolean;
}
