import { expect, test } from 'vitest';
import { codeFault, codeLength } from './codeRules';

test('blank code is empty', () => {
  expect(codeFault(' \n\t')).toBe('empty');
});

test('65535 characters are allowed, one more is not', () => {
  expect(codeFault('x'.repeat(65_535))).toBeNull();
  expect(codeFault('x'.repeat(65_536))).toBe('tooLong');
});

test('a character outside the basic plane counts once', () => {
  expect(codeLength('a😀')).toBe(2);
});
