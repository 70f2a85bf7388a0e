import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeLogin, isLoginOpen } from '../../shared/session/loginRequest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import {
  asked,
  drafts,
  info,
  noCases,
  open,
  panel,
  row,
  startAnew,
  submit,
  type,
} from '../../testing/solutionPane';

beforeEach(startAnew);

describe('submitting', () => {
  it('sends what was written, wishes good luck and shows the verdict [S1-2.7-8, S1-3-25, S1-7.2-8, S1-8-16a, S1-8-16b]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      ...noCases,
      'POST /api/submit-problem-judge': ok(row(0)),
    });
    await type(await open(), 'int main() {}');
    submit();
    const told = await screen.findByText(/^Submit code successfully\. /);
    const wishes = ['Good luck to you!', 'May every test pass!', 'Fingers crossed!'];
    const wish = told.textContent?.replace('Submit code successfully. ', '') ?? '';
    expect([...wishes, 'Here comes the verdict!']).toContain(wish);
    expect(panel()?.textContent).toContain('Accepted');
    const [call] = asked(server, '/api/submit-problem-judge');
    expect(call?.body).toEqual({ pid: 1000, language: 'C++', code: 'int main() {}' });
  });

  it('by Ctrl+Enter too', async () => {
    const server = fakeServer({ ...drafts.calls, 'POST /api/submit-problem-judge': ok(row(5)) });
    const view = await open();
    fireEvent.keyDown(view.contentDOM, { key: 'Enter', ctrlKey: true });
    await screen.findByText(/^Submit code successfully/);
    expect(asked(server, '/api/submit-problem-judge').length).toBe(1);
  });

  it('shows "submitting" until the server has answered, which never says so itself [S1-4.1-16]', async () => {
    let answer: () => void = () => undefined;
    fakeServer({ ...drafts.calls, ...noCases, 'POST /api/submit-problem-judge': ok(row(0)) });
    const reach = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('submit-problem-judge')) {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      return reach(input, init);
    };
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Submitting'));
    answer();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    expect(panel()?.textContent).not.toContain('Submitting');
  });

  it.each([
    ['  \n\t', 'Code can not be empty'],
    ['x'.repeat(65_536), 'Code Length can not exceed 65535'],
  ])(
    'refuses %.5s before it is sent [S1-5-13, S1-8-8c, S1-8-8d, S1-9-6]',
    async (code, message) => {
      const server = fakeServer({ ...drafts.calls });
      await type(await open(), code);
      submit();
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(asked(server, '/api/submit-problem-judge')).toEqual([]);
      expect(panel()).toBeNull();
    },
  );

  it('takes 65535 characters [S1-5-13, S1-9-6]', async () => {
    const server = fakeServer({ ...drafts.calls, 'POST /api/submit-problem-judge': ok(row(5)) });
    await type(await open(), '题'.repeat(65_535));
    submit();
    await screen.findByText(/^Submit code successfully/);
    expect(asked(server, '/api/submit-problem-judge').length).toBe(1);
  });

  it('asks a guest to log in [S1-5-15]', async () => {
    const server = fakeServer({});
    closeLogin();
    await type(await open(null), 'x');
    submit();
    expect((await screen.findAllByText('Please login first')).length).toBeGreaterThan(0);
    expect(isLoginOpen()).toBe(true);
    expect(asked(server, '/api/submit-problem-judge')).toEqual([]);
  });

  it('that fails hides the panel and can be tried again [S1-8-13]', async () => {
    let isDown = false;
    const server = fakeServer({
      ...drafts.calls,
      ...noCases,
      'POST /api/submit-problem-judge': () =>
        isDown ? refusal(403, 'judge.too_fast', 'too fast') : ok(row(0)),
    });
    const view = await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    isDown = true;
    await type(view, 'int other() {}');
    submit();
    expect((await screen.findAllByText('too fast')).length).toBeGreaterThan(0);
    await waitFor(() => expect(panel()).toBeNull());
    isDown = false;
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    expect(asked(server, '/api/submit-problem-judge').length).toBe(3);
  });

  it('warns where the result stays hidden [S1-8-8g]', async () => {
    fakeServer({ ...drafts.calls, ...noCases, 'POST /api/submit-problem-judge': ok(row(-5)) });
    await open();
    submit();
    expect((await screen.findAllByText('Submitted Not Result')).length).toBeGreaterThan(0);
  });

  it('tells the place in the queue and why it waits there', async () => {
    const waiting = { ...row(5), queuePosition: 3, queueReason: 'paused' as const };
    fakeServer({ ...drafts.calls, 'POST /api/submit-problem-judge': ok(waiting) });
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Pending'));
    expect(panel()?.textContent).toContain(
      'Number 3 in the queue · judging is paused and goes on by itself · #7',
    );
  });

  it('tells which case is being judged', async () => {
    const judged = { ...row(7), caseProgress: { done: 2, total: 8 } };
    fakeServer({ ...drafts.calls, 'POST /api/submit-problem-judge': ok(judged) });
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('case 3 of 8 · #7'));
  });

  it('is off where the judge cannot run the problem', async () => {
    fakeServer({ ...drafts.calls });
    await open('u1', { ...info, problem: { ...info.problem, unsupported: true } });
    const button = screen.getByRole('button', { name: /^Submit/ }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
  });

  it('shows where a compile error is, and jumps there', async () => {
    fakeServer({
      ...drafts.calls,
      'POST /api/submit-problem-judge': ok(row(-2)),
      'GET /api/get-submission-detail': ok({
        submission: { errorMessage: 'main.cpp:2:5: error: what is this' },
      }),
    });
    const view = await open();
    await type(view, 'int main() {\n  oops;\n}');
    submit();
    fireEvent.click(await screen.findByText('main.cpp:2:5'));
    const sign = await screen.findByTitle('error: what is this');
    expect(sign.closest('.cm-marks')).toBeTruthy();
    const { from } = view.state.selection.main;
    expect(view.state.doc.lineAt(from).number).toBe(2);
  });
});
