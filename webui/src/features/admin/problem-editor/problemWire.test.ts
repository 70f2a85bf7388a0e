import { describe, expect, it } from 'vitest';
import { emptyCase, newProblem } from './problemForm';
import { bodyOf, parseExamples, writeExamples } from './problemWire';

describe('examples', () => {
  it('come back as they were written, with line ends and angle brackets', () => {
    const examples = [
      { input: '1 2\n3', output: 'a < b\n' },
      { input: '<x>', output: '' },
    ];
    expect(parseExamples(writeExamples(examples))).toEqual(examples);
  });

  it('of a problem without any are none', () => {
    expect(parseExamples('')).toEqual([]);
  });
});

describe('the body of a save', () => {
  const form = {
    ...newProblem([3], '2'),
    problemId: ' P1 ',
    timeLimit: '1500',
    manualCases: [{ ...emptyCase, input: 'typed', output: 'typed' }],
    uploadedCases: [{ ...emptyCase, input: '1.in', output: '1.out', score: '60', groupNum: '2' }],
    uploadDir: 'token',
  };

  it('sends numbers as numbers and only the cases of the chosen kind', () => {
    const body = bodyOf({ ...form, type: '1', judgeCaseMode: 'subtask_lowest' }, null);
    expect(body.problem).toMatchObject({ problemId: 'P1', timeLimit: 1500, type: 1, auth: 2 });
    expect(body.samples).toEqual([{ input: '1.in', output: '1.out', score: 60, groupNum: 2 }]);
    expect(body).toMatchObject({ isUploadTestCase: true, uploadTestcaseDir: 'token' });
  });

  it('drops the upload when the cases are typed in', () => {
    const body = bodyOf({ ...form, isUploadCase: false }, null);
    expect(body.uploadTestcaseDir).toBeNull();
    expect(body.samples).toEqual([{ input: 'typed', output: 'typed', score: null, groupNum: 1 }]);
  });

  it('sends every further statement under its language', () => {
    expect(bodyOf(form, null).problem.statements).toEqual({});
    const texts = { title: 'Sum', description: '', input: '', output: '', hint: '' };
    const further = [
      { ...texts, language: 'en-US' },
      { ...texts, title: 'Сумма', language: 'ru' },
    ];
    expect(bodyOf({ ...form, further }, null).problem.statements).toEqual({
      'en-US': texts,
      ru: { ...texts, title: 'Сумма' },
    });
  });
});
