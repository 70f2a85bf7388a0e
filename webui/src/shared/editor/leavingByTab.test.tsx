import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { CodeEditor } from './CodeEditor';

afterEach(() => vi.useRealTimers());

async function openEditor(): Promise<EditorView> {
  const { container } = await show(
    <CodeEditor readText={() => 'vec'} language="C++" label="code" onChange={() => undefined} />,
  );
  return waitFor(() => {
    const content = container.querySelector<HTMLElement>('.cm-content');
    const view = content && EditorView.findFromDOM(content);
    // Completions come with the grammar.
    if (!view?.state.languageDataAt('autocomplete', 0).length) throw new Error('not loaded yet');
    return view;
  });
}

const keyCodes = { Escape: 27, Tab: 9, a: 65 };

/** Whether the editor kept the key for itself. */
function press(view: EditorView, key: keyof typeof keyCodes): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'keyCode', { value: keyCodes[key] });
  view.contentDOM.dispatchEvent(event);
  return event.defaultPrevented;
}

function type(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
}

test('Tab indents, and leaves the editor after Escape however late it comes', async () => {
  const view = await openEditor();
  expect(press(view, 'Tab')).toBe(true);
  expect(press(view, 'Escape')).toBe(false);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(press(view, 'Tab')).toBe(false);
});

test('another key after Escape, or coming back, lets Tab indent again', async () => {
  const view = await openEditor();
  press(view, 'Escape');
  press(view, 'a');
  expect(press(view, 'Tab')).toBe(true);
  for (const what of ['blur', 'pointerdown']) {
    press(view, 'Escape');
    view.contentDOM.dispatchEvent(new MouseEvent(what, { bubbles: true }));
    expect(press(view, 'Tab')).toBe(true);
  }
});

test('a list of completions that nobody sees yet does not take the Escape', async () => {
  const view = await openEditor();
  type(view, 'x');
  expect(completionStatus(view.state)).toBe('pending');
  expect(press(view, 'Escape')).toBe(false);
  expect(completionStatus(view.state)).toBeNull();
  expect(press(view, 'Tab')).toBe(false);
});

test('a list that is seen is closed by an Escape of its own', async () => {
  const view = await openEditor();
  view.dispatch({ selection: { anchor: 3 } });
  startCompletion(view);
  await waitFor(() => expect(completionStatus(view.state)).toBe('active'));
  expect(press(view, 'Escape')).toBe(true);
  expect(press(view, 'Tab')).toBe(true);
  expect(press(view, 'Escape')).toBe(false);
  expect(press(view, 'Tab')).toBe(false);
});
