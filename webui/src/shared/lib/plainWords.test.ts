import { describe, expect, it } from 'vitest';
import { plainWords } from './plainWords';

describe('the words of a text', () => {
  it.each([
    ['**Bold** and *soft*, `code`, ~~gone~~', 'Bold and soft, code, gone'],
    ['# Title\n\n- one\n- two', 'Title one two'],
    ['[my page](https://example.org) ![cat](/a.png)', 'my page cat'],
    ['see [my page](https://exam', 'see my page'],
    ['<p class="x">hi</p><br', 'hi'],
    ['> said\n\n***\n\n1. first', 'said first'],
    ['```cpp\nint a = 1;\n```', 'int a = 1;'],
    ['_soft_ snake_case_name 2*3*4', 'soft snake_case_name 2*3*4'],
    ['\\*as it is\\*', '*as it is*'],
    ['春眠不觉晓 **处处**', '春眠不觉晓 处处'],
  ])('%j', (source, words) => {
    expect(plainWords(source)).toBe(words);
  });
});
