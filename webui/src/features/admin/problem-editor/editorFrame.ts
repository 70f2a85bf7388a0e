import type { ReactNode } from 'react';
import type { Crumb } from '../../../shared/ui/Breadcrumb';
import type { ProblemAuth } from '../problemTypes';

/** What stands in the frame and is saved with the problem. */
export type NameHandle = Pick<EditorFrame, 'isSound' | 'save'>;

/** What stands around the editor where a problem is not written for the bank: a contest's name for it. */
export interface EditorFrame {
  /** Where one is, without the problem. */
  crumbs: readonly Crumb[];
  /** Of a new problem. */
  auth: ProblemAuth;
  /** Stands above the steps. */
  head: ReactNode;
  /** Whether what stands there can be saved; it marks what cannot. */
  isSound: () => boolean;
  /** Saves it, once the problem has its number. */
  save: (pid: number) => Promise<unknown>;
  /** Where the problem is edited from then on. */
  addressOf: (pid: number) => string;
}
