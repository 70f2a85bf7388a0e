import { expect, test } from 'vitest';
import { languageLabel } from './languageLabel';

test.each([
  ['C', 'C11'],
  ['C With O2', 'C11 -O2'],
  ['C++', 'C++14'],
  ['C++ With O2', 'C++14 -O2'],
  ['C++ 17', 'C++17'],
  ['C++ 20 With O2', 'C++20 -O2'],
  ['C#', 'C#'],
  ['Python3', 'Python3'],
])('%s is shown as %s', (name, label) => {
  expect(languageLabel(name)).toBe(label);
});
