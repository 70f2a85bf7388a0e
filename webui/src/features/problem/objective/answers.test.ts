import { describe, expect, it } from 'vitest';
import { readAnswers, toggled, unansweredOf, withAnswer, writeAnswers } from './answers';

describe('answers', () => {
  it('come back as they were written', () => {
    const answers = ['A', 'BD', '', 'x " y'];
    expect(readAnswers(writeAnswers(answers), 4)).toEqual(answers);
  });

  it('are as many as there are questions, whatever was kept', () => {
    expect(readAnswers('["A"]', 3)).toEqual(['A', '', '']);
    expect(readAnswers('["A","B"]', 1)).toEqual(['A']);
    for (const broken of ['', '{', '{}', '[1]', 'int main() {}']) {
      expect(readAnswers(broken, 2)).toEqual(['', '']);
    }
  });

  it('are no draft while nothing was answered', () => {
    expect(writeAnswers(['', ''])).toBe('');
  });

  it('take and leave one of several letters in their order', () => {
    expect(toggled('BD', 'A')).toBe('ABD');
    expect(toggled('ABD', 'B')).toBe('AD');
  });

  it('tell which questions are left', () => {
    expect(unansweredOf(withAnswer(['', 'A', ' '], 0, 'true'))).toEqual([3]);
  });
});
