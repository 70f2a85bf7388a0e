/** Which modal dialogs are open, the topmost last: popups and toasts must live inside that one. */

let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

export function enterStack(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((open) => open !== dialog));
}

export function topDialog(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

export function subscribeToStack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
