import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { goTo, openEditor, reading, save, stored } from '../../../testing/problemEditor';
import { sampleUser } from '../../../testing/samples';
import { keepCaseFile } from './caseFileQueries';

// Files travel by XMLHttpRequest, which tests do not have.
vi.mock('./caseFileQueries', async (original) => ({
  ...(await original<typeof import('./caseFileQueries')>()),
  keepCaseFile: vi.fn(async (name: string, _: unknown, file: File) => ({
    name,
    size: file.size,
    fileListDir: 'kept',
  })),
}));

beforeEach(() => {
  vi.clearAllMocks();
  enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
});

describe('a stored problem', () => {
  it('offers the package that it was imported from, if there is one', async () => {
    fakeServer({
      ...reading,
      'GET /api/admin/problem': ok({ ...stored, hasOriginal: true }),
      'GET /api/file/download-original-package': refusal(404, 'file.missing', 'No such file'),
    });
    await openEditor('/admin/problem/edit/1000');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByText('Download the imported package'));
    await screen.findByText('No such file');
  });

  it('that was made here has no such package', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/edit/1000');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByText('Duplicate')).toBeTruthy();
    expect(screen.queryByText('Download the imported package')).toBeNull();
  });

  it('shows a refusal beside the field that it is about', async () => {
    fakeServer({
      ...reading,
      'PUT /api/admin/problem': refusal(400, 'problem.id_used', 'The id is taken'),
    });
    const title = await openEditor('/admin/problem/edit/1000');
    await userEvent.type(title, '!');
    await save();
    await screen.findByText('The id is taken');
    expect(screen.getByRole('textbox', { name: /^ID/ }).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a refusal that is about no field to who saved from further down', async () => {
    const path = 'PUT /api/admin/problem';
    fakeServer({ ...reading, [path]: refusal(507, 'disk.full', 'The disk is full') });
    await userEvent.type(await openEditor('/admin/problem/edit/1000'), '!');
    await save();
    const notice = await screen.findByText('The disk is full');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  });

  it('without answers is said after a reload too, and published by a yes alone', async () => {
    const cases = [1, 2].map((number) => ({
      input: `${number}.in`,
      output: `${number}.out`,
      inputSize: 4,
      outputSize: 2 * (number - 1),
      score: null,
      groupNum: 1,
    }));
    enterSession(sampleUser({ username: 'keeper', roleList: ['problem_admin'] }));
    const { asked } = fakeServer({
      ...reading,
      'GET /api/admin/problem': ok({ ...stored, auth: 2, isUploadCase: true }),
      'GET /api/admin/problem/get-problem-cases': ok(cases),
      'PUT /api/admin/problem': ok(null),
    });
    await openEditor('/admin/problem/edit/1000');
    screen.getByText('1 case has no answer: only a program that prints nothing passes it');
    await goTo(/Test data/);
    expect(screen.getByText('4 B / 0 B')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    const sent = () => asked.filter((call) => call.method === 'PUT').length;
    await save();
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('1 of 2 cases has no answer.');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toBe(0);
    await save();
    fireEvent.click(await screen.findByRole('button', { name: 'Publish all the same' }));
    await screen.findByText('The problem is saved');
    expect(sent()).toBe(1);
  });

  it('has its cases put in order by the arrow keys, and a small file changed in its place', async () => {
    const cases = [1, 2, 3].map((number) => ({
      input: `${number}.in`,
      output: `${number}.out`,
      inputSize: 4,
      outputSize: 2,
      score: null,
      groupNum: 1,
    }));
    const { asked } = fakeServer({
      ...reading,
      'GET /api/admin/problem': ok({ ...stored, auth: 2, isUploadCase: true }),
      'GET /api/admin/problem/get-problem-cases': ok(cases),
      'GET /api/admin/problem/case-file': ok({
        name: '1.in',
        size: 4,
        text: '1 2\n',
        isCut: false,
      }),
      'PUT /api/admin/problem': ok(null),
    });
    await openEditor('/admin/problem/edit/1000');
    await goTo(/Test data/);
    const handle = (number: number) =>
      screen.getByRole('button', { name: new RegExp(`^Case ${number}: move`) });
    fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
    fireEvent.keyDown(handle(1), { key: 'ArrowUp' });
    await userEvent.click(screen.getByRole('button', { name: '1.in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    expect(text.value).toBe('1 2\n');
    fireEvent.input(text, { target: { value: '100 200\n' } });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull());
    const [name, , file] = vi.mocked(keepCaseFile).mock.lastCall ?? [];
    expect([name, await file?.text()]).toEqual(['1.in', '100 200\n']);
    await userEvent.keyboard('{Escape}');
    await screen.findByText('8 B / 2 B');
    await save();
    await screen.findByText('The problem is saved');
    const sent = asked.find((call) => call.method === 'PUT')?.body as {
      samples: { input: string }[];
      uploadTestcaseDir: string;
    };
    expect(sent.samples.map((each) => each.input)).toEqual(['1.in', '3.in', '2.in']);
    expect(sent.uploadTestcaseDir).toBe('kept');
  });

  it('takes its samples as cases', async () => {
    fakeServer(reading);
    await openEditor('/admin/problem/edit/1000');
    await goTo(/Test data/);
    await userEvent.click(screen.getByRole('button', { name: 'Use the samples as cases' }));
    await screen.findByRole('group', { name: 'Case 2' });
    const inputs = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Input' });
    expect(inputs().map((each) => each.value)).toEqual(['1 2', '1 2']);
    await userEvent.click(screen.getByRole('radio', { name: 'Upload files' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use the samples as cases' }));
    await screen.findByRole('button', { name: 'sample1.in' });
    expect(screen.getByText('3 B / 1 B')).toBeTruthy();
    const names = vi.mocked(keepCaseFile).mock.calls.map(([name]) => name);
    expect(names).toEqual(['sample1.in', 'sample1.out']);
  });

  it('is saved once, however often Enter is pressed', async () => {
    const { asked } = fakeServer({ ...reading, 'PUT /api/admin/problem': ok(null) });
    const title = await openEditor('/admin/problem/edit/1000');
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
    const title = await openEditor('/admin/problem/edit/1000');
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
    const title = await openEditor('/admin/problem/edit/1000');
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
    const title = await openEditor('/admin/problem/edit/1000');
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
    await openEditor('/admin/problem/edit/1000');
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
    await openEditor('/admin/problem/edit/1000');
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
    const title = await openEditor('/admin/problem/edit/1000');
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
    await openEditor('/admin/problem/edit/1000');
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
    await openEditor('/admin/problem/edit/1000');
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
    await openEditor('/admin/problem/edit/1000');
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
