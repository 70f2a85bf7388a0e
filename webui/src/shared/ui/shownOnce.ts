/** A place on the screen that holds one thing at a time: a new one takes the last one's place. */
type Shown<Thing> = Thing & { id: number };

let lastId = 0;

export function shownOnce<Thing>() {
  let current: Shown<Thing> | null = null;
  const listeners = new Set<() => void>();
  const change = (next: Shown<Thing> | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (thing: Thing) => {
      lastId += 1;
      change({ ...thing, id: lastId });
    },
    close: () => change(null),
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
