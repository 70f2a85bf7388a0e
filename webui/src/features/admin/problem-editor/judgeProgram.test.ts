import { describe, expect, it } from 'vitest';
import {
  conventionsOf,
  emptyProgram,
  isBound,
  programBodyOf,
  programFormOf,
  readFiles,
  writeFiles,
} from './judgeProgram';

describe('a judge program', () => {
  it('is not sent in the default mode, so that it stays as it is stored', () => {
    expect(programBodyOf(emptyProgram, 'default')).toEqual({});
  });

  it.each([
    ['tokens', 'tokens'],
    ['float', 'float 1e-6 1e-6'],
  ])('names the comparison %s by its arguments', (comparison, spjArgs) => {
    const form = { ...emptyProgram, spjAbi: 'builtin', comparison };
    expect(programBodyOf(form, 'spj')).toMatchObject({ spjAbi: 'builtin', spjArgs });
  });

  it('comes back from what is stored', () => {
    const stored = {
      spjAbi: 'builtin',
      spjLanguage: null,
      spjArgs: 'float 0.5  0',
      spjCode: null,
      checkerAbi: null,
      checkerLanguage: null,
      checkerArgs: null,
      checkerCode: null,
      judgeExtraFile: '{"graph.h":"int n;"}',
    };
    const form = programFormOf(stored);
    expect(form).toMatchObject({ comparison: 'float', absolute: '0.5', relative: '0' });
    expect(form.judgeFiles).toEqual([{ name: 'graph.h', content: 'int n;' }]);
    expect(programFormOf({ ...stored, spjAbi: 'kattis', spjArgs: '-v 1' }).spjArgs).toBe('-v 1');
  });

  it('has only the conventions of interactors when it is one', () => {
    expect(conventionsOf('interactive')).toEqual(['hoj', 'testlib', 'kattis', 'dmoj']);
    expect(conventionsOf('spj')).toContain('builtin');
  });
});

it.each([
  ['0', true],
  ['1e-9', true],
  ['.5', true],
  ['-1', false],
  ['', false],
  ['1e999', false],
  ['x', false],
])('takes "%s" as a bound: %s', (text, isTaken) => {
  expect(isBound(text)).toBe(isTaken);
});

it('writes files as one map, and none as null', () => {
  const files = [{ name: ' a.h ', content: 'x\n' }];
  expect(readFiles(writeFiles(files))).toEqual([{ name: 'a.h', content: 'x\n' }]);
  expect(writeFiles([])).toBeNull();
});
