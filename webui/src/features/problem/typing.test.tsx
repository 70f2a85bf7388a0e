import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings, defaultSettings } from '../../shared/editor/editorSettings';
import { FakeDrafts } from '../../testing/fakeDrafts';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleInfo } from '../../testing/sampleProblem';
import { show } from '../../testing/show';
import { type Visits, watchVisits } from '../../testing/visits';
import { ProblemWorkspace } from './ProblemWorkspace';
import { problemTexts } from './texts';

/** More of them, and a slow computer cannot follow fast fingers. */
const mostVisits = 15;

let visits: Visits;

async function open(): Promise<EditorView> {
  const drafts = new FakeDrafts();
  fakeServer({
    ...drafts.calls,
    'GET /api/get-submission-list': ok({ records: [], total: 0, size: 10, current: 1 }),
    'POST /api/get-user-problem-status': ok({}),
  });
  await show(<ProblemWorkspace info={sampleInfo()} uid="u1" />, [problemTexts]);
  const content = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('section .cm-content');
    if (!found) throw new Error('not loaded yet');
    return found;
  });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('no editor');
  return view;
}

const press = (view: EditorView, key: string) =>
  act(() => {
    const end = view.state.doc.length;
    view.dispatch({ changes: { from: end, insert: key }, selection: { anchor: end + 1 } });
  });

beforeEach(() => {
  localStorage.setItem('token', 'token of u1');
  localStorage.setItem('userInfo', JSON.stringify({ uid: 'u1', roleList: [] }));
  changeSettings(defaultSettings);
  visits = watchVisits();
});
afterEach(() => visits.stop());

describe('a key in the code editor', () => {
  it('redraws the few components that show something of the text, the first and the next', async () => {
    const view = await open();
    await waitFor(() => expect(screen.getByText('0 / 65,535 chars')).toBeTruthy());
    for (const [count, key] of ['a', 'b', 'c'].entries()) {
      visits.take();
      await press(view, key);
      expect(screen.getByText(`${count + 1} / 65,535 chars`)).toBeTruthy();
      const seen = visits.take();
      expect(seen.length, seen.join(' ')).toBeLessThan(mostVisits);
    }
  });
});
