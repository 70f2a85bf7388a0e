import { Fragment, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { loadTexts } from '../i18n/i18n';
import { useUser } from '../session/useUser';
import { lazyPart } from '../ui/lazyPart';
import { isLoginAwaited, keepPage, sessionGoesOn, subscribeToHeld } from './heldSession';
import type { LoginPlaces } from './SessionEndedDialog';
import { loginTexts } from './texts';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([loginTexts])]);
  return module;
}

const SessionEndedDialog = lazyPart(() => withTexts(import('./SessionEndedDialog')), {
  missing: 'dialog',
});

interface HeldPageProps {
  /** Of the back-office; none where pages outside it are shown to members. */
  places?: LoginPlaces;
  /** The server has told something already that it tells nobody without a session. */
  isAnswered?: boolean;
  children: ReactNode;
}

/** Pages on which much is written: they stay while their owner, whose session has ended by itself, logs
 * in again over them. What one person was writing is not shown to the next. */
export function HeldPage({ places, isAnswered = false, children }: HeldPageProps) {
  const uid = useUser()?.uid;
  const isAwaited = useSyncExternalStore(subscribeToHeld, isLoginAwaited);
  // Before the pages in it ask for anything.
  useLayoutEffect(() => keepPage(isAnswered), [isAnswered]);
  return (
    <>
      <Fragment key={uid}>{children}</Fragment>
      {isAwaited && (
        <SessionEndedDialog places={places} isAwaited={isLoginAwaited} goesOn={sessionGoesOn} />
      )}
    </>
  );
}
