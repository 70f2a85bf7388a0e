import { expect, test } from 'vitest';
import { chooseLanguage } from './languageChoice';

const offered = ['C', 'C++', 'Java', 'Python3'];

test('C++ is the default where it is offered', () => {
  expect(chooseLanguage(offered, [])).toBe('C++');
});

test('the first language is the default elsewhere', () => {
  expect(chooseLanguage(['Java', 'Python3'], [])).toBe('Java');
});

test('the draft of the problem wins over the last choice, both over the default', () => {
  expect(chooseLanguage(offered, ['Java', 'Python3'])).toBe('Java');
  expect(chooseLanguage(offered, [null, 'Python3'])).toBe('Python3');
});

test('a language that the problem does not offer is never used', () => {
  expect(chooseLanguage(['Java'], ['Python3'])).toBe('Java');
  expect(chooseLanguage([], ['Python3'])).toBe('');
});

test('the site says which comes first where nothing was chosen', () => {
  const offered = ['C++', 'C++ 17 With O2', 'Python3'];
  expect(chooseLanguage(offered, [null, ''], 'C++ 17 With O2')).toBe('C++ 17 With O2');
  expect(chooseLanguage(offered, ['Python3'], 'C++ 17 With O2')).toBe('Python3');
  expect(chooseLanguage(['C', 'C++'], [], 'C++ 17 With O2')).toBe('C++');
});
