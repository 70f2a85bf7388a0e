import { expect, test } from 'vitest';
import { grammarOf } from './grammars';

test.each([
  ['C', 'cpp'],
  ['C With O2', 'cpp'],
  ['C++ 20 With O2', 'cpp'],
  ['C#', null],
  ['Java', 'java'],
  ['JavaScript Node', null],
  ['PyPy3', 'python'],
  ['Python3', 'python'],
  ['Rust', null],
])('%s is coloured by %s', (language, grammar) => {
  expect(grammarOf(language)).toBe(grammar);
});
