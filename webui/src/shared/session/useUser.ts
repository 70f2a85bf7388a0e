import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../api/types';
import { currentUser, subscribeToSession } from './session';

/** The logged-in user, or null for a guest. */
export function useUser(): UserInfo | null {
  return useSyncExternalStore(subscribeToSession, currentUser);
}
