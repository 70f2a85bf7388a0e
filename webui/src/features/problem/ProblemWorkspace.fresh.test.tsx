import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../shared/ui/CrashBoundary';
import { FakeDrafts } from '../../testing/fakeDrafts';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleInfo } from '../../testing/sampleProblem';
import { show } from '../../testing/show';
import { ProblemWorkspace } from './ProblemWorkspace';
import { problemTexts } from './texts';

const asked = vi.hoisted(() => ({ praise: 0 }));
vi.mock('./PraiseView', () => {
  asked.praise += 1;
  throw new Error('the server was upgraded: this file is gone');
});

beforeEach(() => {
  localStorage.setItem('token', 'token of u1');
  localStorage.setItem('userInfo', JSON.stringify({ uid: 'u1', roleList: [] }));
});

describe('a part that does not come at the first submit', () => {
  it('leaves statement, editor and verdict where they are', async () => {
    const accepted = {
      submitId: 7,
      submitTime: '2026-11-21T09:30:00.000+00:00',
      status: 0,
      score: null,
      time: 12,
      memory: 2048,
      language: 'C++',
    };
    fakeServer({
      ...new FakeDrafts().calls,
      'GET /api/get-submission-list': ok({ records: [], total: 0, size: 10, current: 1 }),
      'GET /api/get-all-case-result': ok(null),
      'GET /api/get-submission-detail': ok({ submission: { errorMessage: '' } }),
      'POST /api/submit-problem-judge': ok(accepted),
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <CrashBoundary instead={() => <p>the page is gone</p>}>
        <ProblemWorkspace info={sampleInfo()} uid="u1" />
      </CrashBoundary>,
      [problemTexts],
    );
    const content = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('section .cm-content');
      if (!found) throw new Error('the editor has not come yet');
      return found;
    });
    const editor = EditorView.findFromDOM(content);
    await act(() => editor?.dispatch({ changes: { from: 0, insert: 'int main() {}' } }));
    fireEvent.click(screen.getByRole('button', { name: /^Submit/ }));
    const verdict = await screen.findByRole('region', { name: 'Verdict' });
    await waitFor(() => expect(asked.praise).toBeGreaterThan(0));
    // Until the page, too, knows that it did not come.
    await act(async () => {
      await import('./PraiseView').catch(() => undefined);
      await new Promise((done) => setTimeout(done));
    });
    expect(verdict.textContent).toContain('Accepted');
    expect(screen.getByRole('region', { name: 'Problem' })).toBeTruthy();
    expect(screen.getByText('Add two numbers.')).toBeTruthy();
    expect(content.isConnected).toBe(true);
    expect(content.textContent).toContain('int main() {}');
  });
});
