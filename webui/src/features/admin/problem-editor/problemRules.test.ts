import { describe, expect, it } from 'vitest';
import { emptyCase, newProblem, type ProblemForm } from './problemForm';
import { brokenRules } from './problemRules';

const good = (changes: Partial<ProblemForm> = {}): ProblemForm => ({
  ...newProblem([1, 2], '1', 'P1042'),
  title: 'A+B',
  input: 'Two numbers',
  output: 'Their sum',
  examples: [{ input: '1 2', output: '3' }],
  isUploadCase: false,
  manualCases: [{ ...emptyCase, input: '1 2', output: '3' }],
  ...changes,
});

const broken = (changes: Partial<ProblemForm>, options = { isImported: false }) =>
  Object.fromEntries(brokenRules(good(changes), options));

describe('a problem to save', () => {
  it('is right when it has all it needs', () => {
    expect(broken({})).toEqual({});
  });

  it('needs its display id', () => {
    expect(broken({ problemId: ' ' })).toEqual({ problemId: 'required' });
  });

  it.each(['A/B', '#1', 'P 1?x=1', '..', 'a\\b', '50%'])(
    'needs an id that is part of an address, not %s',
    (problemId) => {
      expect(broken({ problemId })).toEqual({ problemId: 'idUnopenable' });
      expect(broken({ problemId: `A.${problemId.length}` })).toEqual({});
    },
  );

  it('needs title, input and output description, but no description [S3-5-13]', () => {
    expect(broken({ title: ' ', description: '', input: '', output: '\n' })).toEqual({
      title: 'required',
      input: 'required',
      output: 'required',
    });
  });

  it.each([
    ['0', false],
    ['1', true],
    ['60000', true],
    ['60001', false],
    ['1.5', false],
    ['', false],
    ['abc', false],
  ])('takes a time limit of "%s": %s [S3-5-13]', (timeLimit, isTaken) => {
    expect(broken({ timeLimit })).toEqual(isTaken ? {} : { timeLimit: 'timeRange' });
  });

  it('needs an example, and both halves of each [S3-5-13]', () => {
    expect(broken({ examples: [] })).toEqual({ examples: 'exampleNeeded' });
    expect(broken({ examples: [{ input: '1', output: '' }] })).toEqual({
      'examples.0.output': 'exampleIncomplete',
    });
  });

  it('may have an example whose program reads nothing', () => {
    expect(broken({ examples: [{ input: '\n', output: 'Hello' }] })).toEqual({});
    expect(broken({ examples: [{ input: ' ', output: 'Hello' }] })).toEqual({
      'examples.0.input': 'exampleIncomplete',
    });
  });

  it('is excused from descriptions, examples and languages when it was imported', () => {
    const imported = { isImported: true };
    expect(
      broken({ problemId: 'P1', input: '', output: '', examples: [], languages: [] }, imported),
    ).toEqual({});
  });

  it('needs a title in every further language', () => {
    const texts = { title: 'Sum', description: 'Add', input: '', output: '', hint: '' };
    const further = [
      { ...texts, language: 'en-US' },
      { ...texts, title: '', language: 'ru' },
    ];
    expect(broken({ further })).toEqual({ 'further.1.title': 'required' });
  });

  it('needs neither cases nor a checker where another judge has them [S3-5-13]', () => {
    const remote = { isImported: false, isRemote: true };
    const form = { problemId: 'CF-1A', manualCases: [], judgeMode: 'spj' };
    expect(broken(form, remote)).toEqual({});
    expect(broken(form)).not.toEqual({});
  });

  it('needs a name and content for extra files [S3-5-26e]', () => {
    const userFiles = [
      { name: '', content: 'x' },
      { name: 'empty.h', content: '  ' },
    ];
    expect(broken({ userFiles })).toEqual({
      'userFiles.0.name': 'fileName',
      'userFiles.1.content': 'fileEmpty',
    });
    expect(broken({ judgeMode: 'spj', spjCode: 'x', judgeFiles: userFiles })).toEqual({
      'judgeFiles.0.name': 'fileName',
      'judgeFiles.1.content': 'fileEmpty',
    });
    const imported = { isImported: true };
    expect(broken({ problemId: 'P1', userFiles: userFiles.slice(1) }, imported)).toEqual({});
  });

  it('needs cases in the chosen way of giving them [S3-5-8]', () => {
    expect(broken({ manualCases: [] })).toEqual({ manualCases: 'caseNeeded' });
    expect(broken({ isUploadCase: true })).toEqual({ uploadedCases: 'uploadNeeded' });
    expect(broken({ manualCases: [{ ...emptyCase }] })).toEqual({
      'manualCases.0.input': 'caseEmpty',
    });
  });

  it('needs whole scores with OI, and a subtask for each case where there are subtasks [S3-5-9, S3-5-26d]', () => {
    const manualCases = [{ ...emptyCase, input: '1', score: '-1', groupNum: '' }];
    expect(broken({ type: '1', judgeCaseMode: 'subtask_lowest', manualCases })).toEqual({
      'manualCases.0.score': 'scoreInteger',
      'manualCases.0.groupNum': 'groupNeeded',
    });
    expect(broken({ type: '0', manualCases })).toEqual({});
  });

  it('needs two plain file names with file IO [S3-5-7]', () => {
    expect(broken({ isFileIO: true, ioReadFileName: 'a.in', ioWriteFileName: '../a.out' })).toEqual(
      {
        ioWriteFileName: 'fileName',
      },
    );
  });

  it('needs the code of its judge program, except where the judge compares itself [S3-5-10]', () => {
    expect(broken({ judgeMode: 'spj' })).toEqual({ spjCode: 'required' });
    expect(broken({ judgeMode: 'interactive', spjCode: 'main' })).toEqual({});
    const builtin = { judgeMode: 'spj', spjAbi: 'builtin' };
    expect(broken(builtin)).toEqual({});
    expect(broken({ ...builtin, comparison: 'float', absolute: '-1' })).toEqual({
      absolute: 'bound',
    });
  });

  it('needs plain and different names of extra files', () => {
    const file = (name: string) => ({ name, content: 'x' });
    expect(broken({ userFiles: [file('a.h'), file('../b'), file('a.h ')] })).toEqual({
      'userFiles.1.name': 'fileName',
      'userFiles.2.name': 'fileNameTwice',
    });
    expect(broken({ judgeFiles: [file('')] })).toEqual({});
    expect(broken({ judgeMode: 'spj', spjCode: 'main', judgeFiles: [file('')] })).toEqual({
      'judgeFiles.0.name': 'fileName',
    });
  });

  it('needs a language, and offers no empty template [S3-5-11]', () => {
    expect(broken({ languages: [] })).toEqual({ languages: 'languageNeeded' });
    const template = { lid: 1, code: ' ', status: true, prepend: 'x', append: '' };
    expect(broken({ templates: [template] })).toEqual({ 'templates.0.code': 'templateEmpty' });
    expect(broken({ templates: [{ ...template, status: false }] })).toEqual({});
  });
});
