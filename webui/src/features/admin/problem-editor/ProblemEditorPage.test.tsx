import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { SilentUpload } from '../../../testing/silentUpload';
import { adminTexts } from '../texts';
import ProblemEditorPage from './ProblemEditorPage';
import { adminProblemEditorTexts } from './texts';

const stored = {
  id: 1000,
  problemId: 'P1000',
  title: 'A+B',
  author: 'teacher',
  source: '',
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  description: '',
  input: 'Two numbers',
  output: 'Their sum',
  hint: '',
  statements: null,
  examples: '<input>1 2</input><output>3</output>',
  difficulty: 0,
  auth: 1,
  codeShare: true,
  isRemoveEndBlank: true,
  openCaseResult: true,
  isUploadCase: false,
  isRemote: false,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  showCheckerComment: false,
  userExtraFile: null,
  judgeExtraFile: null,
  spjAbi: 'hoj',
  spjLanguage: null,
  spjArgs: null,
  spjCode: null,
  unsupported: false,
  unsupportedReason: null,
  importFormat: null,
  hasOriginal: false,
  attachments: [],
  gmtModified: '2026-11-21T01:30:12.000+00:00',
};
const languages = [
  { id: 1, name: 'C', contentType: 'text/x-csrc', isSpj: true },
  { id: 2, name: 'Python3', contentType: 'text/x-python', isSpj: false },
];
const reading = {
  'GET /api/languages': ok(languages),
  'GET /api/get-all-problem-tags': ok([]),
  'GET /api/admin/problem': ok(stored),
  'GET /api/admin/problem/get-problem-list': ok({ records: [{ id: 1041 }] }),
  'GET /api/admin/problem/get-problem-cases': ok([
    { input: '1 2', output: '3', score: null, groupNum: 1 },
  ]),
  'GET /api/get-problem-tags': ok([]),
  'GET /api/get-problem-languages': ok(languages),
  'GET /api/get-problem-code-template': ok([]),
};

async function open(address: string) {
  history.replaceState(null, '', address);
  await show(
    <>
      <Route path="/admin/problem/create" component={ProblemEditorPage} />
      <Route path="/admin/problem/edit/:pid" component={ProblemEditorPage} />
    </>,
    [adminTexts, adminProblemEditorTexts, widgetsTexts],
  );
  return screen.findByRole('textbox', { name: /^Title/ });
}

/** A step of the editor, by a word of its name. */
const goTo = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

/** Switches the way of judging, and reads what that brings. */
async function switchMode(mode: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), mode);
  await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
});

it('leaves the languages in the browser under the name of the specification [S1-3-32]', async () => {
  fakeServer(reading);
  await open('/admin/problem/create');
  expect(JSON.parse(localStorage.getItem('languages') ?? '')).toEqual(languages);
});

describe('a new problem', () => {
  it('comes with the id that follows the newest', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^ID/ }).value).toBe('P1042');
  });

  it('marks every field that is missing and sends nothing', async () => {
    const { asked } = fakeServer(reading);
    const title = await open('/admin/problem/create');
    await save();
    await screen.findByText('6 fields need a change; they are marked below.');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '1 Statement •',
      '2 Test data and judging •',
      '3 Languages and files',
      '4 Check',
    ]);
    await goTo(/Test data/);
    expect(screen.getByText('Upload the test data')).toBeTruthy();
    expect(asked.every((call) => call.method === 'GET')).toBe(true);
  });

  it('leads from another step to the first field that is missing', async () => {
    fakeServer(reading);
    const title = await open('/admin/problem/create');
    await goTo(/Check/);
    await save();
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shares 100 among the cases that were there before the scores', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    await goTo(/Test data/);
    await userEvent.click(screen.getByRole('radio', { name: 'Type them in' }));
    for (const _ of [1, 2])
      await userEvent.click(screen.getByRole('button', { name: 'Add a case' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), '1');
    expect(await screen.findByText('Full marks 100')).toBeTruthy();
    const scores = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Score of/ });
    const values = scores().map((each) => each.value);
    expect(values.reduce((sum, each) => sum + Number(each), 0)).toBe(100);
  });

  it('asks before an upload of test data is broken off by leaving', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    await goTo(/Test data/);
    vi.stubGlobal('XMLHttpRequest', SilentUpload);
    const picker = screen.getByLabelText('Upload a zip', { selector: 'input[type=file]' });
    await userEvent.upload(picker, new File(['x'], 'slow.zip'));
    await screen.findByText('Uploading slow.zip');
    const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(leaving()).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Import' }));
    await screen.findByText(/slow.zip is still on its way/);
    vi.unstubAllGlobals();
  });

  it('finds no fault with a row that was only just added', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    await userEvent.click(screen.getByRole('button', { name: 'Add an example' }));
    const input = () => screen.getAllByRole('textbox', { name: /^Input/ }).at(-1) as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(input()));
    // It is looked at once it has been left.
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
  });

  it('counts no example that is still empty', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    screen.getByText('0 examples');
    await userEvent.type(
      screen.getAllByRole('textbox', { name: /^Output/ }).at(-1) as Element,
      '3',
    );
    await screen.findByText('1 example');
  });

  it('starts private for somebody who may not publish', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    const choices = screen.getByRole('group', { name: 'Visibility' });
    const isChosen = (name: RegExp) =>
      (within(choices).getByRole('radio', { name }) as HTMLInputElement).checked;
    expect([isChosen(/^Public/), isChosen(/^Private/)]).toEqual([false, true]);
    expect(within(choices).getByRole('radio', { name: /^Public/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('asks for the code of a special judge, and for none where the judge compares itself', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    await goTo(/Test data/);
    expect(screen.queryByRole('heading', { name: 'Special judge' })).toBeNull();
    await switchMode('spj');
    await screen.findByRole('heading', { name: 'Special judge' });
    await save();
    await screen.findByText('7 fields need a change; they are marked below.');
    const convention = screen.getByRole('combobox', { name: 'Calling convention' });
    await userEvent.selectOptions(convention, 'builtin');
    await save();
    await screen.findByText('6 fields need a change; they are marked below.');
  });

  it('takes back a convention that interactors do not have', async () => {
    fakeServer(reading);
    await open('/admin/problem/create');
    await goTo(/Test data/);
    await switchMode('spj');
    const convention = () =>
      screen.getByRole('combobox', { name: 'Calling convention' }) as HTMLSelectElement;
    await userEvent.selectOptions(convention(), 'hustoj');
    await switchMode('interactive');
    expect(convention().value).toBe('hoj');
    const names = [...convention().options].map((option) => option.value);
    expect(names).toEqual(['hoj', 'testlib', 'kattis', 'dmoj']);
  });
});

describe('a stored problem', () => {
  it('offers the package that it was imported from, if there is one', async () => {
    fakeServer({
      ...reading,
      'GET /api/admin/problem': ok({ ...stored, hasOriginal: true }),
      'GET /api/file/download-original-package': refusal(404, 'file.missing', 'No such file'),
    });
    await open('/admin/problem/edit/1000');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByText('Download the imported package'));
    await screen.findByText('No such file');
  });

  it('that was made here has no such package', async () => {
    fakeServer(reading);
    await open('/admin/problem/edit/1000');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByText('Duplicate')).toBeTruthy();
    expect(screen.queryByText('Download the imported package')).toBeNull();
  });

  it('shows a refusal beside the field that it is about', async () => {
    fakeServer({
      ...reading,
      'PUT /api/admin/problem': refusal(400, 'problem.id_used', 'The id is taken'),
    });
    const title = await open('/admin/problem/edit/1000');
    await userEvent.type(title, '!');
    await save();
    await screen.findByText('The id is taken');
    expect(screen.getByRole('textbox', { name: /^ID/ }).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a refusal that is about no field to who saved from further down', async () => {
    const path = 'PUT /api/admin/problem';
    fakeServer({ ...reading, [path]: refusal(507, 'disk.full', 'The disk is full') });
    await userEvent.type(await open('/admin/problem/edit/1000'), '!');
    await save();
    const notice = await screen.findByText('The disk is full');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  });

  it('is saved once, however often Enter is pressed', async () => {
    const { asked } = fakeServer({ ...reading, 'PUT /api/admin/problem': ok(null) });
    const title = await open('/admin/problem/edit/1000');
    await userEvent.type(title, '!');
    for (const _ of [1, 2]) fireEvent.submit(title.closest('form') as HTMLFormElement);
    await screen.findByText('The problem is saved');
    expect(asked.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });

  it('asks what to do when somebody else was faster, and can overwrite', async () => {
    let tries = 0;
    const { asked } = fakeServer({
      ...reading,
      'PUT /api/admin/problem': () => {
        tries += 1;
        return tries === 1 ? refusal(400, 'edit.conflict', 'Changed by linxy') : ok(null);
      },
    });
    const title = await open('/admin/problem/edit/1000');
    await userEvent.type(title, '!');
    await save();
    await screen.findByText('Changed by linxy');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByText('The problem is saved');
    const saves = asked.filter((call) => call.method === 'PUT').map((call) => call.body);
    expect(saves).toMatchObject([
      { problem: { title: 'A+B!', gmtModified: stored.gmtModified } },
      { problem: { title: 'A+B!' } },
    ]);
    expect(JSON.stringify(saves[1])).not.toContain('gmtModified');
  });

  it('asks before changes are thrown away by a link', async () => {
    fakeServer(reading);
    const title = await open('/admin/problem/edit/1000');
    await userEvent.type(title, '!');
    const link = within(screen.getByRole('navigation', { name: 'You are here' })).getByRole(
      'link',
      {
        name: 'Problems',
      },
    );
    await userEvent.click(link);
    await screen.findByText('Throw away unsaved changes?');
    expect(location.pathname).toBe('/admin/problem/edit/1000');
    await userEvent.click(screen.getByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/problems'));
  });

  it('sends a checker, its files, the code around the students, and what the compiler says [S3-2.4-6]', async () => {
    const checker = {
      ...stored,
      judgeMode: 'spj',
      spjCode: 'main',
      spjLanguage: 'Rust',
      spjAbi: 'kattis',
      spjArgs: '-v 1',
      judgeExtraFile: '{"graph.h":"x"}',
      userExtraFile: '{"grader.h":"y"}',
    };
    const template = { lid: 1, code: 'int f();', status: true, prepend: 'before', append: 'after' };
    const { asked } = fakeServer({
      ...reading,
      'GET /api/admin/problem': ok(checker),
      'GET /api/get-problem-code-template': ok([template]),
      'POST /api/admin/problem/compile-spj': refusal(500, 'judge.compile_failed', 'line 1: no'),
      'PUT /api/admin/problem': ok(null),
    });
    const title = await open('/admin/problem/edit/1000');
    await goTo(/Test data/);
    await userEvent.click(screen.getByRole('button', { name: 'Check that it compiles' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compile Error' });
    expect(within(dialog).getByText('line 1: no')).toBeTruthy();
    expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
      pid: 1000,
      code: 'main',
      language: 'Rust',
      extraFiles: { 'graph.h': 'x' },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await goTo(/Statement/);
    await userEvent.type(title, '!');
    await save();
    await screen.findByText('The problem is saved');
    const sent = asked.find((call) => call.method === 'PUT')?.body;
    expect(sent).toMatchObject({
      judgeMode: 'spj',
      codeTemplates: [template],
      problem: {
        spjCode: 'main',
        spjLanguage: 'Rust',
        spjAbi: 'kattis',
        spjArgs: '-v 1',
        judgeExtraFile: '{"graph.h":"x"}',
        userExtraFile: '{"grader.h":"y"}',
      },
    });
  });

  it('waits with saving until a changed program compiles [S3-5-10]', async () => {
    let compiles = false;
    const { asked } = fakeServer({
      ...reading,
      'GET /api/admin/problem': ok({
        ...stored,
        judgeMode: 'spj',
        spjCode: 'x',
        spjLanguage: 'Rust',
      }),
      'POST /api/admin/problem/compile-spj': () =>
        compiles ? ok(null) : refusal(500, 'judge.compile_failed', 'line 1: no'),
      'PUT /api/admin/problem': ok(null),
    });
    await open('/admin/problem/edit/1000');
    await goTo(/Test data/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'C');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Compile Error' });
    within(dialog).getByText('line 1: no');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    screen.getByText('The program must compile before the problem is saved');
    expect(asked.some((call) => call.method === 'PUT')).toBe(false);
    compiles = true;
    await save();
    await screen.findByText('The problem is saved');
    expect(asked.filter((call) => call.path.endsWith('compile-spj'))).toHaveLength(2);
    await screen.findByText('Compiles');
  });

  it('tells what a switch of the way of judging brings [S3-2.4-7]', async () => {
    fakeServer(reading);
    await open('/admin/problem/edit/1000');
    await goTo(/Test data/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), 'spj');
    const dialog = await screen.findByRole('dialog', { name: 'Judging is now: Special judge' });
    within(dialog).getByText(/it must compile before the problem can be saved/);
  });

  it('shows both versions when somebody else was faster', async () => {
    let version = stored;
    fakeServer({
      ...reading,
      'GET /api/admin/problem': () => ok(version),
      'PUT /api/admin/problem': refusal(400, 'edit.conflict', 'Changed by linxy'),
    });
    const title = await open('/admin/problem/edit/1000');
    version = { ...stored, title: 'A plus B' };
    await userEvent.type(title, '!');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'See both versions' }));
    const dialog = await screen.findByRole('dialog', { name: /Your version/ });
    const texts = within(await within(dialog).findByRole('region', { name: 'Title' }));
    texts.getByText('A+B!');
    texts.getByText('A plus B');
    expect(within(dialog).getAllByRole('region')).toHaveLength(1);
  });

  it('locks limits, type and files of a remote problem [S3-5-13]', async () => {
    fakeServer({ ...reading, 'GET /api/admin/problem': ok({ ...stored, isRemote: true }) });
    await open('/admin/problem/edit/1000');
    for (const name of [/^Time limit/, /^Memory limit/, /^Stack limit/]) {
      expect(screen.getByRole('textbox', { name })).toHaveProperty('readOnly', true);
    }
    await goTo(/Test data/);
    const judging = screen.getByRole('group', { name: 'Judging' });
    expect(judging).toHaveProperty('disabled', true);
    within(judging).getByRole('combobox', { name: 'Type' });
    within(judging).getByRole('switch', { name: 'Read and write files' });
    expect(screen.queryByRole('heading', { name: 'Test data' })).toBeNull();
  });

  it('warns of a tag that is there already and of more than two examples [S3-5-12]', async () => {
    fakeServer({ ...reading, 'GET /api/get-problem-tags': ok([{ id: 1, name: 'dp' }]) });
    await open('/admin/problem/edit/1000');
    await userEvent.type(screen.getByRole('combobox', { name: /^Tags/ }), 'DP{Enter}');
    await screen.findByText('DP is there already');
    const many = /^More than 2 examples/;
    const add = screen.getByRole('button', { name: 'Add an example' });
    await userEvent.click(add);
    expect(screen.queryByText(many)).toBeNull();
    await userEvent.click(add);
    screen.getByText(many);
  });

  it('takes languages of the statement in and away', async () => {
    const { asked } = fakeServer({ ...reading, 'PUT /api/admin/problem': ok(null) });
    await open('/admin/problem/edit/1000');
    const add = screen.getByRole('combobox', { name: 'Add a language…' });
    await userEvent.selectOptions(add, 'ru');
    await userEvent.type(screen.getByRole('textbox', { name: /^Title in this language/ }), 'Sum');
    await userEvent.selectOptions(add, 'ja');
    await userEvent.click(screen.getByRole('button', { name: /^Remove the statement in/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await save();
    await screen.findByText('The problem is saved');
    const sent = asked.find((call) => call.method === 'PUT')?.body as {
      problem: { statements: object };
    };
    expect(Object.keys(sent.problem.statements)).toEqual(['ru']);
  });
});
