/** Whether the primary button is down, of a mouse or of the tap that a browser tells as one. */
let isDown = false;
const waiting = new Set<() => void>();

function release() {
  isDown = false;
  for (const go of waiting) go();
  waiting.clear();
}

const press = (event: MouseEvent) => {
  isDown = event.button === 0;
};

window.addEventListener('mousedown', press, true);
// A press that becomes a drag or a menu has no `mouseup`; whoever types or is elsewhere holds nothing.
for (const end of ['mouseup', 'dragend', 'contextmenu', 'keydown', 'blur']) {
  window.addEventListener(end, (event) => isEnd(event) && release(), true);
}

/** A field's own `blur` is what a press begins with. */
const isEnd = (event: Event) => event.type !== 'blur' || event.target === window;

/**
 * At once, or when what is pressed is released. What is said of a field when it is left moves what stands
 * below, and if that is the button by which it was left, mouse-down and mouse-up meet different things and
 * no click comes.
 */
export function afterPress<Result>(act: () => Result): Result | Promise<Awaited<Result>> {
  if (!isDown) return act();
  return new Promise<void>((go) => waiting.add(go)).then(act) as Promise<Awaited<Result>>;
}
