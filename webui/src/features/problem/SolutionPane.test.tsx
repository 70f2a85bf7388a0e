import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { practice } from '../../entities/place/place';
import { writeDraft } from '../../entities/problem/codeDrafts';
import {
  changeSettings,
  currentSettings,
  defaultSettings,
} from '../../shared/editor/editorSettings';
import { closeLogin, isLoginOpen } from '../../shared/session/loginRequest';
import { FakeDrafts } from '../../testing/fakeDrafts';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleRow } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import { isVerdictClosed } from './dock/closedVerdicts';
import { SolutionPane } from './SolutionPane';
import { problemTexts } from './texts';
import type { ProblemInfo, Submission } from './types';
import { useSolution } from './useSolution';
import { useSubmission } from './useSubmission';

const problem = { id: 1000, problemId: 'P1000', judgeMode: 'default', examples: '' };
const info = {
  place: practice,
  problem,
  tags: [],
  languages: ['C', 'C++', 'Java', 'Python3', 'Python2'],
  codeTemplate: { 'C++': '// start here' },
} as unknown as ProblemInfo;

const row = (status: number): Submission =>
  sampleRow({ submitId: 7, status, time: 12, memory: 2048, language: 'C++' });
const noCases = {
  'GET /api/get-all-case-result': ok(null),
  'GET /api/get-submission-detail': ok({ submission: { errorMessage: '' } }),
};

function Screen({ uid, about }: { uid: string | null; about: ProblemInfo }) {
  const solution = useSolution(uid, about);
  const inHand = useSubmission(about.place, about.problem.id, uid);
  return (
    <SolutionPane info={about} solution={solution} inHand={inHand} isLoggedIn={uid !== null} />
  );
}

let drafts: FakeDrafts;

async function open(uid: string | null = 'u1', about = info): Promise<EditorView> {
  await show(<Screen uid={uid} about={about} />, [problemTexts]);
  return editor();
}

/** The one on the screen: another language opens another. */
async function editor(): Promise<EditorView> {
  const content = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('section .cm-content');
    if (!found) throw new Error('not loaded yet');
    return found;
  });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('no editor');
  return view;
}

const type = (view: EditorView, text: string) =>
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
const text = async () => (await editor()).state.doc.toString();
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => press(/^Submit/);
const panel = () => screen.queryByRole('region', { name: 'Verdict' });
const asked = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.asked.filter((call) => call.path === path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'token of u1');
  localStorage.setItem('userInfo', JSON.stringify({ uid: 'u1', roleList: [] }));
  changeSettings(defaultSettings);
  drafts = new FakeDrafts();
});

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
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    isDown = true;
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

describe('the panels below the code', () => {
  const head = (name: RegExp | string) => screen.getByRole('button', { name });

  it('are open one at a time, and the verdict keeps its line', async () => {
    fakeServer({ ...drafts.calls, ...noCases, 'POST /api/submit-problem-judge': ok(row(0)) });
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    expect(head('Hide the results').getAttribute('aria-expanded')).toBe('true');
    press('Test run');
    expect(await screen.findByRole('region', { name: 'Test run' })).toBeTruthy();
    expect(head('Show the results').getAttribute('aria-expanded')).toBe('false');
    expect(panel()?.textContent).toContain('Accepted');
    press('Show the results');
    expect(screen.queryByRole('region', { name: 'Test run' })).toBeNull();
    submit();
    await waitFor(() => expect(head('Hide the results')).toBeTruthy());
  });

  it('close, and a closed verdict is not there after a reload', async () => {
    fakeServer({ ...drafts.calls, ...noCases, 'POST /api/submit-problem-judge': ok(row(0)) });
    await open();
    submit();
    await waitFor(() => expect(panel()?.textContent).toContain('Accepted'));
    press('Close the verdict');
    expect(panel()).toBeNull();
    expect(isVerdictClosed(7)).toBe(true);
  });

  it('keep the height that the divider was moved to', async () => {
    fakeServer({ ...drafts.calls });
    await open();
    press('Test run');
    await screen.findByRole('region', { name: 'Test run' });
    const divider = screen.getByRole('separator', { name: 'Height of the panel' });
    expect(divider.getAttribute('aria-valuenow')).toBe('40');
    fireEvent.keyDown(divider, { key: 'ArrowUp' });
    await waitFor(() => expect(divider.getAttribute('aria-valuenow')).toBe('44'));
    expect(divider.parentElement?.style.getPropertyValue('--dock')).toBe('44%');
    press('Close the test run');
    press('Test run');
    const again = screen.getByRole('separator', { name: 'Height of the panel' });
    expect(again.getAttribute('aria-valuenow')).toBe('44');
  });
});

describe('the code', () => {
  it('goes back to the template only after a question [S1-5-20]', async () => {
    fakeServer({ ...drafts.calls });
    const view = await open();
    await type(view, 'mine');
    press('Reset the code');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain("The C++ code goes back to the problem's template.");
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await text()).toBe('mine');
    press('Reset the code');
    const again = await screen.findByRole('dialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Reset the code' }));
    await waitFor(async () => expect(await text()).toBe('// start here'));
  });

  it('accepted last is refused to whoever has not passed [S1-5-19]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'POST /api/get-user-problem-status': ok({ 1000: { status: -1 } }),
    });
    await open();
    press('Fetch my accepted code');
    const refused = "You haven't passed the problem so you cannot get the code passed recently";
    expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(server, '/api/get-last-ac-code')).toEqual([]);
  });

  it('accepted last comes back in its language, after a question [S1-5-19, S1-5-20]', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'POST /api/get-user-problem-status': ok({ 1000: { status: 0 } }),
      'GET /api/get-last-ac-code': ok({ submitId: 7, language: 'Python3', code: 'print(3)' }),
    });
    await type(await open(), 'mine');
    press('Fetch my accepted code');
    const dialog = await screen.findByRole('dialog');
    expect(asked(server, '/api/get-last-ac-code')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fetch my accepted code' }));
    await waitFor(async () => expect(await text()).toBe('print(3)'));
    const choice = screen.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement;
    expect(choice.value).toBe('Python3');
    await userEvent.selectOptions(choice, 'C++');
    await waitFor(async () => expect(await text()).toBe('mine'));
  });

  it('offers the languages of the problem, C++ first [S1-5-16, S1-9-13]', async () => {
    fakeServer({ ...drafts.calls });
    await open();
    const choice = screen.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement;
    expect(choice.value).toBe('C++');
    const offered = [...choice.options].map((option) => option.value);
    expect(offered).toEqual(['C', 'C++', 'Java', 'Python3', 'Python2']);
  });

  it('that was also changed elsewhere is shown twice, and the writer chooses', async () => {
    const kept = { language: 'C++', versions: {}, unsent: ['C++'], look: {} };
    writeDraft({ uid: 'u1', place: practice, pid: 1000, problemId: 'P1000' }, kept, {
      'C++': 'mine',
    });
    drafts.write('C++', 'from the library');
    fakeServer({ ...drafts.calls });
    await open();
    const dialog = await screen.findByRole('dialog');
    const other = within(dialog).getByRole('region', { name: 'Elsewhere' });
    await waitFor(() => expect(other.textContent).toContain('from the library'));
    expect(other.textContent).toContain('10.0.0.7 · Firefox');
    const here = within(dialog).getByRole('region', { name: 'Here' });
    await waitFor(() => expect(here.textContent).toContain('mine'));
    fireEvent.click(within(other).getByRole('button', { name: 'Go on with this one' }));
    await waitFor(async () => expect(await text()).toBe('from the library'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an earlier version can be taken back', async () => {
    const server = fakeServer({
      ...drafts.calls,
      'GET /api/draft/versions': ok([
        { version: 2, language: 'C++', length: 3, savedAt: '2026-11-21T09:30:02Z', client: 'a' },
        { version: 1, language: 'C++', length: 9, savedAt: '2026-11-21T09:30:01Z', client: 'b' },
      ]),
      'GET /api/draft': ({ query }) => {
        const version = Number(query.get('version') ?? 2);
        const code = version === 1 ? 'the first' : 'new';
        const at = '2026-11-21T09:30:02.000+00:00';
        return ok({ version, language: 'C++', code, savedAt: at, client: 'a' });
      },
    });
    await open();
    press(
      await screen.findByText(/^Saved \d\d:\d\d:\d\d$/).then((found) => found.textContent ?? ''),
    );
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByText(/9 chars/));
    await waitFor(() => expect(dialog.textContent).toContain('the first'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Put it into the editor' }));
    await waitFor(async () => expect(await text()).toBe('the first'));
    expect(asked(server, '/api/draft/versions')[0]?.query.get('language')).toBe('C++');
  });
});

describe('the editor settings', () => {
  const options = (name: string) => {
    const choice = screen.getByRole('combobox', { name }) as HTMLSelectElement;
    return [choice.value, [...choice.options].map((option) => option.value)];
  };

  it('offer the themes and sizes, and begin with the defaults [S1-5-25, S1-9-13]', async () => {
    fakeServer({ ...drafts.calls });
    await open();
    press('Editor settings');
    const themes = ['monokai', 'solarized', 'material', 'idea', 'eclipse', 'base16-dark'];
    const [theme, offered] = options('Theme');
    expect(theme).toBe('monokai');
    expect(offered).toEqual([...themes, 'cobalt', 'dracula', 'site']);
    expect(options('Font size')).toEqual(['22', ['12', '14', '16', '18', '20', '22']]);
    expect(options('Tab size')).toEqual(['4', ['2', '4', '8']]);
  });

  it('change the editor at once [S1-5-25]', async () => {
    fakeServer({ ...drafts.calls });
    const view = await open();
    press('Editor settings');
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
    await choose('Tab size', '8');
    await waitFor(() => expect(view.state.tabSize).toBe(8));
    expect(getComputedStyle(view.dom).fontSize).toBe('22px');
    await choose('Font size', '14');
    await waitFor(() => expect(getComputedStyle(view.dom).fontSize).toBe('14px'));
    await choose('Theme', 'eclipse');
    await waitFor(() => expect(view.state.facet(EditorView.darkTheme)).toBe(false));
  });

  it('switch completion and wrapping, kept for other problems too', async () => {
    fakeServer({ ...drafts.calls });
    const view = await open();
    press('Editor settings');
    const completion = screen.getByRole('switch', { name: 'Complete words' }) as HTMLInputElement;
    expect(completion.checked).toBe(true);
    fireEvent.click(completion);
    await waitFor(() => expect(currentSettings().completes).toBe(false));
    expect(view.lineWrapping).toBe(false);
    fireEvent.click(screen.getByRole('switch', { name: 'Wrap long lines' }));
    await waitFor(() => expect(view.state.facet(EditorView.contentAttributes)).toBeTruthy());
    await waitFor(() => expect(view.contentDOM.className).toContain('cm-lineWrapping'));
  });
});
