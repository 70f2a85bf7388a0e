import { createContext, useContext } from 'react';

/** For which group something is written: its files are the group's, and its admins may send them. */
export interface OwnerGroup {
  gid: number;
  /** What display ids of its new problems begin with. */
  prefix: string;
}

export const OwnerGroupContext = createContext<OwnerGroup | null>(null);

/** Null where something is written for the whole site. */
export const useOwnerGroup = (): OwnerGroup | null => useContext(OwnerGroupContext);
