/** Forms in which somebody was writing when the session ended by itself and the page went to the login
 * (S1 §8). What was typed waits in this tab's memory alone, until the same person is in the same place
 * again; nobody else is given it. */
interface Typed {
  uid: string;
  values: Record<string, unknown>;
}

const open = new Set<(uid: string) => void>();
const waiting = new Map<string, Typed>();

/** While something is changed in a form; `keep` is called when its owner's session has ended. */
export function whileChanged(keep: (uid: string) => void): () => void {
  open.add(keep);
  return () => open.delete(keep);
}

/** Before the session is forgotten, and the pages with it. */
export function keepInterrupted(uid: string | undefined): void {
  if (uid === undefined) return;
  for (const keep of open) keep(uid);
}

export function keepTyped(place: string, typed: Typed): void {
  waiting.set(place, typed);
}

/** It waits for nobody any more: it is saved or given up. */
export function forgetTyped(place: string): void {
  waiting.delete(place);
}

/** Once; null where this person was not interrupted here. What waits for others goes as soon as somebody
 * else writes in this tab. */
export function takeTyped(place: string, uid: string | undefined): Typed['values'] | null {
  if (uid === undefined) return null;
  for (const [other, typed] of waiting) {
    if (typed.uid !== uid) waiting.delete(other);
  }
  const typed = waiting.get(place);
  waiting.delete(place);
  return typed?.values ?? null;
}
