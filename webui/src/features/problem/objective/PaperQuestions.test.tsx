import { screen, within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show';
import type { FormPart } from './answers';
import { PaperQuestions } from './PaperQuestions';
import { problemObjectiveTexts } from './texts';

const form: FormPart[] = [
  {
    index: 0,
    kind: 'single',
    stem: 'Which sort is stable?',
    score: 2,
    options: ['heap sort', 'merge sort'],
  },
  { index: 1, kind: 'judge', stem: 'A tree has a cycle.', score: 1, options: null },
  { index: 2, kind: 'blank', stem: 'The base of hexadecimal numbers', score: 3, options: null },
];

it('prints stem and options of each question, and nothing to click', async () => {
  await show(<PaperQuestions form={form} />, [problemObjectiveTexts]);
  const paper = screen.getByRole('region', { name: 'Questions' });
  await within(paper).findByText('merge sort');
  const words = paper.textContent ?? '';
  for (const said of [
    'Question 1single choice · 2 points',
    'Which sort is stable?',
    'A.heap sort',
    'B.merge sort',
    'Question 2true or false · 1 point',
    'A tree has a cycle.',
    'Question 3fill in the blank · 3 points',
    'The base of hexadecimal numbers',
    'Your answer',
  ]) {
    expect(words).toContain(said);
  }
  const choices = within(paper)
    .getAllByRole('listitem')
    .map((each) => each.textContent?.trim());
  expect(choices).toEqual(['A.heap sort', 'B.merge sort', 'True', 'False']);
  expect(paper.querySelector('input, button')).toBeNull();
});
