import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { asked, drafts, info, open, startAnew, type } from '../../testing/solutionPane';

beforeEach(startAnew);

describe('keys of the page', () => {
  it('Ctrl+S sends the draft at once, and the browser saves no page', async () => {
    const server = fakeServer({ ...drafts.calls });
    await type(await open(), 'mine');
    const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(isLeftToBrowser).toBe(false);
    expect(await screen.findByText('The code is saved')).toBeTruthy();
    const saved = server.asked.filter((call) => call.method === 'PUT');
    expect(saved.at(-1)?.body).toMatchObject({ language: 'C++', code: 'mine' });
  });

  it('Ctrl+Shift+Enter runs the samples with what is written', async () => {
    const examples = '<input>1</input><output>2</output>';
    const server = fakeServer({ ...drafts.calls });
    const view = await open('u1', { ...info, problem: { ...info.problem, examples } });
    await type(view, 'mine');
    fireEvent.keyDown(view.contentDOM, { key: 'Enter', ctrlKey: true, shiftKey: true });
    await waitFor(() => {
      const [run] = asked(server, '/api/submit-problem-test-judge');
      expect(run?.body).toMatchObject({ code: 'mine', userInput: '1', expectedOutput: '2' });
    });
    expect(asked(server, '/api/submit-problem-judge')).toEqual([]);
  });
});
