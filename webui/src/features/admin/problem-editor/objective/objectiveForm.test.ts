import { describe, expect, it } from 'vitest';
import type { AdminProblem } from '../problemWire';
import {
  bodyOf,
  formOf,
  newObjective,
  newPart,
  type ObjectiveForm,
  totalOf,
} from './objectiveForm';
import { faultsOf } from './objectiveRules';

const sound: ObjectiveForm = {
  ...newObjective('2', 'Q1'),
  title: 'Quiz',
  parts: [
    {
      ...newPart('single'),
      stem: 'Which?',
      score: '2',
      options: [
        { text: 'this', isRight: false },
        { text: 'that', isRight: true },
      ],
    },
    { ...newPart('judge'), stem: 'So?', truth: 'false' },
    { ...newPart('blank'), stem: 'Who?', accepted: ' Ada \n\nLovelace', caseSensitive: true },
  ],
};

describe('the form of an objective problem', () => {
  it('sends what each kind needs, and nothing of the others', () => {
    const { objectiveParts } = bodyOf(sound, null, false).problem;
    expect(objectiveParts.map(({ answers }) => answers)).toEqual([
      ['B'],
      ['false'],
      ['Ada', 'Lovelace'],
    ]);
    expect(objectiveParts.map(({ options }) => options.length)).toEqual([2, 0, 0]);
    expect(objectiveParts.map(({ shuffle }) => shuffle)).toEqual([true, false, false]);
  });

  it('comes back as it was sent', () => {
    const { objectiveParts } = bodyOf(sound, null, false).problem;
    const problem = {
      id: 1000,
      problemId: 'Q1',
      title: 'Quiz',
      description: '',
      source: '',
      difficulty: 0,
      auth: 2,
      openCaseResult: true,
      gmtModified: '2026-11-21T01:30:12.000+00:00',
      objectiveParts,
    } as unknown as AdminProblem;
    const loaded = { problem, cases: [], tags: [], languages: [], templates: [] };
    const again = bodyOf(formOf(loaded), problem, false).problem;
    expect(again.objectiveParts).toEqual(objectiveParts);
    expect(again).toMatchObject({ id: 1000, gmtModified: problem.gmtModified });
    expect(bodyOf(formOf(loaded), problem, true).problem).not.toHaveProperty('gmtModified');
  });

  it('adds up the points', () => {
    expect(totalOf(sound.parts)).toBe(4);
    expect(totalOf([{ ...newPart('judge'), score: 'x' }])).toBe(0);
  });
});

describe('the rules of questions', () => {
  it('take a sound problem', () => expect(faultsOf(sound)).toEqual([]));

  it('name the question and the field that is wrong', () => {
    const [single, judge, blank] = sound.parts as [
      ObjectiveForm['parts'][0],
      ObjectiveForm['parts'][0],
      ObjectiveForm['parts'][0],
    ];
    const broken: ObjectiveForm = {
      ...sound,
      title: ' ',
      parts: [
        { ...single, options: single.options.map((each) => ({ ...each, isRight: true })) },
        { ...judge, score: '0', stem: '' },
        { ...blank, accepted: ' \n ' },
        { ...single, options: [{ text: 'one', isRight: true }] },
        {
          ...single,
          kind: 'multiple',
          options: [
            { text: 'a', isRight: false },
            { text: 'b', isRight: false },
          ],
        },
      ],
    };
    expect(faultsOf(broken)).toEqual([
      [['title'], 'title'],
      [['parts', 0, 'kind'], 'oneRight'],
      [['parts', 1, 'stem'], 'stem'],
      [['parts', 1, 'score'], 'score'],
      [['parts', 2, 'accepted'], 'accepted'],
      [['parts', 3, 'kind'], 'options'],
      [['parts', 4, 'kind'], 'someRight'],
    ]);
    expect(faultsOf({ ...sound, parts: [] })).toEqual([[['source'], 'parts']]);
  });
});
