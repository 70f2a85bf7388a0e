/** Opening the login dialog from anywhere: a guard, a button, a call that was refused. */

let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openLogin = () => change(true);
export const closeLogin = () => change(false);
export const isLoginOpen = () => isOpen;

export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
