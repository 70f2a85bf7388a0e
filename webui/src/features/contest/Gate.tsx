import type { ReactNode } from 'react';
import type { OpenContest } from '../../entities/contest/ContestContext';
import { useUser } from '../../shared/session/useUser';
import { lazyPart } from '../../shared/ui/lazyPart';
import { type ContestTab, isShownTo, isShut } from './tabs';

const ShutPage = lazyPart(() => import('./ShutPage'));

interface GateProps {
  /** Of the page behind it; null for a problem. */
  tab: ContestTab | null;
  open: OpenContest;
  children: ReactNode;
}

/** A page that was opened by its address although its tab is shut or not there for this reader. It
 * opens by itself when the contest starts or the password is entered. */
export function Gate({ tab, open, children }: GateProps) {
  const user = useUser();
  const isTheirs = tab === null || isShownTo(tab, open, user);
  const isOpen = tab ? !isShut(tab, open) : !open.isMenuDisabled;
  if (isTheirs && isOpen) return children;
  return <ShutPage tab={tab} isTheirs={isTheirs} />;
}
