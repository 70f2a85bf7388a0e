import { describe, expect, it } from 'vitest';
import { newPart } from './objectiveForm';
import { chosenParts, type FoundQuestion, isUntouched } from './questionFile';

const found: FoundQuestion[] = [
  {
    line: 1,
    text: 'Which?',
    part: {
      kind: 'single',
      stem: 'Which?',
      score: 2,
      options: ['this', 'that'],
      answers: ['B'],
      caseSensitive: false,
      shuffle: true,
    },
    fault: null,
    notes: [],
  },
  { line: 3, text: 'Essay', part: null, fault: 'an essay', notes: [] },
  {
    line: 5,
    text: 'Who?',
    part: {
      kind: 'blank',
      stem: 'Who?',
      score: 1,
      options: [],
      answers: ['Ada', 'Lovelace'],
      caseSensitive: true,
      shuffle: false,
    },
    fault: null,
    notes: [],
  },
];

describe('questions of a file', () => {
  it('become the editor’s own, without what cannot be taken', () => {
    const parts = chosenParts(found, () => true);
    expect(parts.map(({ stem, score }) => [stem, score])).toEqual([
      ['Which?', '2'],
      ['Who?', '1'],
    ]);
    expect(parts[0]?.options).toEqual([
      { text: 'this', isRight: false },
      { text: 'that', isRight: true },
    ]);
    expect(parts[1]).toMatchObject({ accepted: 'Ada\nLovelace', caseSensitive: true });
  });

  it('are those that were chosen', () => {
    expect(chosenParts(found, (index) => index !== 0).map(({ stem }) => stem)).toEqual(['Who?']);
  });

  it('take the place of the empty question that a new problem begins with', () => {
    expect(isUntouched(newPart('single'))).toBe(true);
    expect(isUntouched({ ...newPart('single'), stem: 'x' })).toBe(false);
    expect(isUntouched({ ...newPart('blank'), accepted: 'x' })).toBe(false);
  });
});
