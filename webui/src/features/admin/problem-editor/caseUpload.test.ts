import { describe, expect, it } from 'vitest';
import { casesFromUpload, type UploadedFiles } from './caseUpload';

const files: UploadedFiles = {
  fileListDir: 'token',
  fileList: [
    { input: '1.in', output: '1.out', inputSize: 4, outputSize: 2, groupNum: 1 },
    { input: '2.in', output: '2.out', inputSize: 40, outputSize: 0, groupNum: 1 },
    { input: '10.in', output: '10.out', inputSize: 400, outputSize: 9, groupNum: 1 },
  ],
  ignored: [{ name: 'readme.txt', reason: 'unknown_name', msg: 'Its name is no case' }],
};

describe('an uploaded archive', () => {
  it('keeps the order of the server and the sizes of both files', () => {
    const cases = casesFromUpload(files, { type: '0', judgeCaseMode: 'default' });
    expect(cases.map((each) => [each.input, each.output, each.inputSize, each.outputSize])).toEqual(
      [
        ['1.in', '1.out', 4, 2],
        ['2.in', '2.out', 40, 0],
        ['10.in', '10.out', 400, 9],
      ],
    );
  });

  it('has the subtasks that its names tell, ready for when they are scored', () => {
    const told = files.fileList.map((file, index) => ({ ...file, groupNum: index < 2 ? 1 : 2 }));
    const cases = (judgeCaseMode: string) =>
      casesFromUpload({ ...files, fileList: told }, { type: '1', judgeCaseMode });
    expect(cases('default').map((each) => each.groupNum)).toEqual(['1', '1', '2']);
    expect(cases('subtask_lowest').map((each) => each.score)).toEqual(['50', '50', '50']);
  });

  it('has scores only where cases give points', () => {
    const scores = (type: string) =>
      casesFromUpload(files, { type, judgeCaseMode: 'default' }).map((each) => each.score);
    expect(scores('0')).toEqual(['', '', '']);
    expect(scores('1')).toEqual(['33', '33', '34']);
  });
});
