/** Hears of going back before the router does: a window's listeners are called in the order in
 * which they came, so this one comes with the page, before the first drawing. */

type Gate = (event: PopStateEvent) => void;

let gates: readonly Gate[] = [];

window.addEventListener('popstate', (event) => gates.at(-1)?.(event), true);

/** Until it is released, this gate decides what going back does. */
export function closeGate(gate: Gate): () => void {
  gates = [...gates, gate];
  return () => {
    gates = gates.filter((other) => other !== gate);
  };
}
