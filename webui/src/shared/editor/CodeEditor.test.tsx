import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { CodeEditor } from './CodeEditor';

const heard: string[] = [];

function Page() {
  return (
    <CodeEditor
      readText={() => heard.at(-1) ?? 'start'}
      language="C++"
      label="code"
      onChange={(text) => heard.push(text)}
    />
  );
}

test('typing faster than the page draws keeps every letter and ends', async () => {
  const { container } = await show(<Page />, []);
  const content = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('.cm-content');
    if (!found) throw new Error('not loaded yet');
    return found;
  });
  const view = EditorView.findFromDOM(content);
  view?.dispatch({ changes: { from: 5, insert: ' a' } });
  view?.dispatch({ changes: { from: 7, insert: 'b' } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual(['start a', 'start ab']);
  expect(view?.state.doc.toString()).toBe('start ab');
});
