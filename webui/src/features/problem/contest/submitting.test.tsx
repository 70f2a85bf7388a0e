import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { synchronise } from '../../../shared/lib/serverClock';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { startAtNoon } from '../../../testing/insideContest';
import { hour, minute, noon, sampleContest } from '../../../testing/sampleContest';
import { sampleUser } from '../../../testing/samples';
import {
  asked,
  drafts,
  noCases,
  openInContest,
  panel,
  row,
  startAnew,
  submit,
  type,
} from '../../../testing/solutionPane';

const submitCall = '/api/submit-problem-judge';
const inContest = (status: number) => ({ ...row(status), cid: 7, displayId: 'A' });
const untried = { 'POST /api/get-user-problem-status': ok({ 1000: { status: -10, score: null } }) };
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const button = () => screen.getByRole('button', { name: /^Submit/ }) as HTMLButtonElement;

beforeEach(() => {
  startAnew();
  enterSession(sampleUser({ uid: 'u1' }));
  startAtNoon();
});

describe('the clock of a contest', () => {
  it('says that it has ended, and takes nothing more [S1-8-8f, S2-4-10]', async () => {
    const server = fakeServer({ ...drafts.calls });
    const view = await openInContest({ contest: sampleContest({ endsIn: -minute }) });
    await type(view, 'int main() {}');
    expect(screen.getByRole('alert').textContent).toBe('Contest has ended');
    expect(button().disabled).toBe(true);
    fireEvent.keyDown(view.contentDOM, { key: 'Enter', ctrlKey: true });
    expect((await screen.findAllByText('Contest has ended')).length).toBe(2);
    expect(asked(server, submitCall)).toEqual([]);
  });

  it('takes them after the end where the contest wants that [S2-4-10]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      ...noCases,
      [`POST ${submitCall}`]: ok(inContest(0)),
    });
    const contest = sampleContest({ endsIn: -minute, allowEndSubmit: true });
    await type(await openInContest({ contest }), 'int main() {}');
    expect(screen.getByRole('alert').textContent).toMatch(/^Contest has ended\. .*afterwards/);
    submit();
    await waitFor(() => expect(asked(server, submitCall)[0]?.body).toMatchObject({ cid: 7 }));
  });

  it('takes nothing before the start, but from who runs it [S2-4-10]', async () => {
    const contest = sampleContest({ startsIn: hour });
    fakeServer({ ...drafts.calls });
    await openInContest({ contest });
    expect(button().disabled).toBe(true);
    cleanup();
    await openInContest({ contest, isAdmin: true });
    expect(button().disabled).toBe(false);
  });

  it('shuts the button at the very end, with the code still there', async () => {
    fakeServer({ ...drafts.calls });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const view = await openInContest({ contest: sampleContest({ endsIn: minute }) });
    await type(view, 'almost done');
    expect(button().disabled).toBe(false);
    synchronise(noon + minute + 500);
    await pass(30_000);
    expect(screen.getByRole('alert').textContent).toBe('Contest has ended');
    expect(button().disabled).toBe(true);
    expect(view.state.doc.toString()).toBe('almost done');
    vi.useRealTimers();
  });
});

describe('the password of a contest', () => {
  const contest = sampleContest({ auth: 2 });
  const dialog = () => screen.findByRole('dialog', { name: 'Contest password' });
  const enter = async (password: string) => {
    const form = within(await dialog());
    fireEvent.input(form.getByLabelText(/Contest password/, { selector: 'input' }), {
      target: { value: password },
    });
    fireEvent.click(form.getByRole('button', { name: 'Enter the contest' }));
  };

  it('is asked for before a submit, which goes on afterwards [S1-2.7-12, S1-4.5-6, S1-5-17, S1-8-8e, S2-4-8]', async () => {
    let isRight = false;
    const server = fakeServer({
      ...drafts.calls,
      ...noCases,
      'POST /api/register-contest': () =>
        isRight ? ok(null) : refusal(400, 'contest.wrong_password', 'The password is wrong'),
      [`POST ${submitCall}`]: ok(inContest(0)),
    });
    await type(await openInContest({ contest, hasAccess: false }), 'int main() {}');
    submit();
    submit();
    await enter('');
    expect(await screen.findByText('Enter the contest password')).toBeTruthy();
    await enter('guessed');
    expect(await screen.findByText('The password is wrong')).toBeTruthy();
    expect(asked(server, submitCall)).toEqual([]);
    isRight = true;
    await enter('open sesame');
    await screen.findByText(/^Submit code successfully/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(server, '/api/register-contest').at(-1)?.body).toEqual({
      cid: 7,
      password: 'open sesame',
    });
    expect(asked(server, submitCall).map((call) => call.body)).toEqual([
      { pid: 1000, cid: 7, language: 'C++', code: 'int main() {}' },
    ]);
    expect(panel()?.textContent).toContain('Accepted');
  });

  it('is not asked for by one who gives up, and nothing is sent', async () => {
    const server = fakeServer({ ...drafts.calls });
    const view = await openInContest({ contest, hasAccess: false });
    await type(view, 'int main() {}');
    submit();
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(server, submitCall)).toEqual([]);
    expect(view.state.doc.toString()).toBe('int main() {}');
    submit();
    expect(await dialog()).toBeTruthy();
  });
});

describe('a sealed contest of OI', () => {
  const contest = sampleContest({ type: 1, sealsIn: -minute });
  const question = () => screen.findByRole('dialog', { name: 'Submit again?' });

  it('says "submitted successfully" and nothing else, and asks for no result [S1-6-8]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      ...untried,
      [`POST ${submitCall}`]: ok(inContest(5)),
    });
    await type(await openInContest({ contest }), 'int main() {}');
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Submitted successfully'));
    expect(panel()?.textContent).not.toMatch(/Pending|Judging|Submitted Not Result/);
    expect(screen.queryByText('Submitted Not Result')).toBeNull();
    const paths = server.asked.map((call) => call.path);
    expect(paths).not.toContain('/api/check-contest-submissions-status');
    expect(paths).not.toContain('/api/get-all-case-result');
  });

  it('asks before a second submit, and sends it a second after the yes [S1-4.5-5, S2-4-11]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'POST /api/get-user-problem-status': ok({ 1000: { status: -5, score: null } }),
      [`POST ${submitCall}`]: ok(inContest(5)),
    });
    await type(await openInContest({ contest }), 'int main() {}');
    submit();
    fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(server, submitCall)).toEqual([]);
    submit();
    const yes = within(await question()).getByRole('button', { name: 'Submit again' });
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(yes);
    await pass(900);
    expect(asked(server, submitCall)).toEqual([]);
    await pass(200);
    vi.useRealTimers();
    await waitFor(() => expect(asked(server, submitCall).length).toBe(1));
  });

  it('does not ask whoever sees the results, nor before the first submit', async () => {
    const server = fakeServer({
      ...drafts.calls,
      ...noCases,
      'POST /api/get-user-problem-status': ok({ 1000: { status: 0, score: 100 } }),
      [`POST ${submitCall}`]: ok(inContest(0)),
    });
    await type(await openInContest({ contest, isAdmin: true }), 'int main() {}');
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    expect(asked(server, submitCall).length).toBe(1);
  });
});

it('warns where the page learns only afterwards that there is no result [S1-8-8g]', async () => {
  fakeServer({
    ...drafts.calls,
    ...untried,
    [`POST ${submitCall}`]: ok(inContest(5)),
    'POST /api/check-contest-submissions-status': ok({}),
  });
  await type(await openInContest({ contest: sampleContest({ type: 1 }) }), 'int main() {}');
  submit();
  await screen.findAllByText('Submitted Not Result');
  expect(panel()?.textContent).toContain('Submitted successfully');
});

it('is read anew when the server refuses a submit: it may have ended', async () => {
  const server = fakeServer({
    ...drafts.calls,
    [`POST ${submitCall}`]: refusal(403, 'contest.ended', 'The contest has ended'),
  });
  const view = await openInContest({ contest: sampleContest() });
  await type(view, 'int main() {}');
  submit();
  await screen.findAllByText('The contest has ended');
  expect(asked(server, submitCall).length).toBe(1);
  expect(view.state.doc.toString()).toBe('int main() {}');
});

it('keeps the results of single tests for later while an ACM contest runs', async () => {
  fakeServer({
    ...drafts.calls,
    ...noCases,
    [`POST ${submitCall}`]: ok(inContest(-1)),
  });
  await type(await openInContest({ contest: sampleContest() }), 'int main() {}');
  submit();
  await screen.findByText('Results of single tests are not shown while the contest runs.');
  const detail = screen.getByRole('link', { name: 'Details' });
  expect(detail.getAttribute('href')).toBe('/contest/7/problem/A/submission-detail/7');
});
