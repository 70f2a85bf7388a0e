import { expect, test } from 'vitest';
import { fullWidthSigns } from './fullWidth';

test('each sign of a Chinese keyboard is named with its line and what was meant', () => {
  const code = 'int main（） {\n  cout << 1；\n  return 0;\n}';
  expect(fullWidthSigns(code, 'C++ 17')).toEqual([
    { line: 1, sign: '（', meant: '(' },
    { line: 1, sign: '）', meant: ')' },
    { line: 2, sign: '；', meant: ';' },
  ]);
  expect(fullWidthSigns('print（1）', 'Python3').map(({ meant }) => meant)).toEqual(['(', ')']);
});

test('texts and comments mean themselves', () => {
  expect(fullWidthSigns('cout << "你好，世界！"; // 输出，完毕。', 'C++')).toEqual([]);
  expect(fullWidthSigns("print('好！')  # 好。", 'Python3')).toEqual([]);
  expect(fullWidthSigns('int a; /* 一，二 */ int b；', 'C')).toEqual([
    { line: 1, sign: '；', meant: ';' },
  ]);
});
