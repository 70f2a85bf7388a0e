/**
 * Tab indents; Escape and then Tab leaves the editor, however long the writer takes between the two.
 *
 * Left to itself the editor forgets the Escape after two seconds, and takes it for a list of
 * completions that is still being looked for and nobody sees. What is seen (that list, the search,
 * a selection) is closed by an Escape of its own.
 */
import { closeCompletion, currentCompletions } from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';

function endUnseenCompletion(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
}

/** Hears the key after the editor itself, which would set its two seconds. */
const patience = ViewPlugin.define((view) => {
  const onKey = (event: KeyboardEvent) => {
    const isLeaving = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
    if (isLeaving) view.setTabFocusMode(Number.POSITIVE_INFINITY);
  };
  view.dom.addEventListener('keydown', onKey);
  return { destroy: () => view.dom.removeEventListener('keydown', onKey) };
});

/** Any other key ends it too; the editor sees to that. */
function stay(view: EditorView): void {
  view.setTabFocusMode(-1);
}

/** Stands before the completions, whose Escape comes after this one. */
export const leavingByTab: Extension = [
  Prec.highest(keymap.of([{ key: 'Escape', run: endUnseenCompletion }])),
  patience,
  EditorView.domEventObservers({
    blur: (_event, view) => stay(view),
    pointerdown: (_event, view) => stay(view),
  }),
];
