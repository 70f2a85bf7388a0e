/**
 * Typing over several lines. Left to itself, Chrome joins the lines with style attributes of its
 * own, which the page's security policy forbids and reports; so the editor replaces them.
 */
import { EditorView } from '@codemirror/view';

export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { from, to } = view.state.selection.main;
    const { data, inputType } = event;
    if (inputType !== 'insertText' || !data || from === to || view.composing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    // Closing brackets, for one, want to put themselves around the selection.
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});
