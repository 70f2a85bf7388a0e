/** The locked browser tells a page alone what its server wants to know (contract timedwork.md §12):
 * SHA-256 of the address by which it was loaded and of each of its keys. */
import { viewpoint } from '../lib/viewpoint';

interface Security {
  configKey?: string;
  browserExamKey?: string;
  /** Needed by the first ones alone, which have no keys before it has answered. */
  updateKeys?: (done: () => void) => void;
}

declare global {
  interface Window {
    SafeExamBrowser?: { security?: Security };
  }
}

/** How long it may take over its keys, in ms. */
const patience = 10_000;

/** Before anything changes the address. */
export async function readLockedBrowser(): Promise<void> {
  const url = location.href.replace(/#.*$/, '');
  const security = window.SafeExamBrowser?.security;
  if (!security) return;
  if (!security.configKey) await updated(security);
  const { configKey = '', browserExamKey = '' } = security;
  viewpoint.lockedBrowser = { url, configKey, examKey: browserExamKey };
}

function updated(security: Security): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    security.updateKeys?.(resolve);
  });
}
