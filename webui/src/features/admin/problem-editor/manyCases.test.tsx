import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { goTo, openEditor, reading, save, stored } from '../../../testing/problemEditor';
import { sampleUser } from '../../../testing/samples';
import { type Visits, watchVisits } from '../../../testing/visits';

const count = 2000;
/** One key may draw so many components, however many cases there are. */
const mostVisits = 15;

const cases = Array.from({ length: count }, (_, index) => ({
  input: `${index + 1}.in`,
  output: `${index + 1}.out`,
  score: 1,
  groupNum: 1,
}));
const large = {
  ...reading,
  'GET /api/admin/problem': ok({ ...stored, type: 1, isUploadCase: true }),
  'GET /api/admin/problem/get-problem-cases': ok(cases),
  'PUT /api/admin/problem': ok(null),
};

let visits: Visits;

beforeEach(() => {
  enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
  visits = watchVisits();
});
afterEach(() => visits.stop());

const type = (field: HTMLElement, text: string) =>
  fireEvent.input(field, { target: { value: text } });
/** Components visited by a key, once the one that first makes the form a changed one is past. */
async function visitsOfKey(field: HTMLElement): Promise<string[]> {
  type(field, 'A+B!');
  await screen.findByText('Unsaved changes');
  visits.take();
  type(field, 'A+B!!');
  await new Promise((resolve) => setTimeout(resolve));
  return visits.take();
}
const score = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Score of case ${number}` });

describe('a problem with 2,000 cases', () => {
  it('opens without drawing them, and a key in the title draws next to nothing', async () => {
    fakeServer(large);
    const title = await openEditor('/admin/problem/edit/1000');
    expect(visits.take().length).toBeLessThan(count);
    const seen = await visitsOfKey(title);
    expect(seen.length, seen.join(' ')).toBeLessThan(mostVisits);
  });

  it('costs as little once its cases have been looked at', async () => {
    fakeServer(large);
    const title = await openEditor('/admin/problem/edit/1000');
    await goTo(/Test data/);
    score(1);
    expect(screen.getAllByRole('textbox', { name: /^Score of/ }).length).toBeLessThan(100);
    await goTo(/Statement/);
    const seen = await visitsOfKey(title);
    expect(seen.length, seen.join(' ')).toBeLessThan(mostVisits);
  });

  it('is saved whole, with what was written in rows that are out of sight', async () => {
    const { asked } = fakeServer(large);
    await openEditor('/admin/problem/edit/1000');
    await goTo(/Test data/);
    type(score(2), '7');
    expect(await screen.findByText('Full marks 2006')).toBeTruthy();
    const box = screen.getByRole('region', { name: 'Test data, 2000 rows' });
    box.scrollTop = 36 * 1500;
    fireEvent.scroll(box);
    await waitFor(() => score(1501));
    type(score(1501), '9');
    await save();
    await screen.findByText('The problem is saved');
    const sent = asked.find((call) => call.method === 'PUT')?.body as { samples: typeof cases };
    const scores = sent.samples.map((each) => each.score);
    expect(scores).toHaveLength(count);
    expect([scores[0], scores[1], scores[1500]]).toEqual([1, 7, 9]);
  });

  it('leads to the case that a save was refused for, wherever it stands', async () => {
    const broken = cases.map((each, index) => (index === 1800 ? { ...each, score: null } : each));
    fakeServer({ ...large, 'GET /api/admin/problem/get-problem-cases': ok(broken) });
    await openEditor('/admin/problem/edit/1000');
    await save();
    await screen.findByText('1 field needs a change; it is marked below.');
    await waitFor(() => expect(score(1801).getAttribute('aria-invalid')).toBe('true'));
  });

  it('shares full marks at a stroke', async () => {
    fakeServer(large);
    await openEditor('/admin/problem/edit/1000');
    await goTo(/Test data/);
    await userEvent.click(screen.getByRole('button', { name: 'Split 100 evenly' }));
    expect(await screen.findByText('Full marks 100')).toBeTruthy();
    expect(score(1).value).toBe('0');
  });

  describe('that were typed in', () => {
    const typed = (changed: Record<number, object> = {}) => ({
      ...large,
      'GET /api/admin/problem': ok({ ...stored, type: 1, isUploadCase: false }),
      'GET /api/admin/problem/get-problem-cases': ok(
        cases.map((each, index) => ({ ...each, ...changed[index] })),
      ),
    });
    const shown = () => screen.getAllByRole('group', { name: /^Case \d+$/ });

    it('are shown by pages, and a new one on the last', async () => {
      const { asked } = fakeServer(typed());
      await openEditor('/admin/problem/edit/1000');
      await goTo(/Test data/);
      expect(shown()).toHaveLength(20);
      await userEvent.click(screen.getByRole('button', { name: 'Add a case' }));
      expect(await screen.findByRole('group', { name: 'Case 2001' })).toBeTruthy();
      type(screen.getByRole('textbox', { name: 'Input' }), 'new');
      type(score(2001), '3');
      await userEvent.click(screen.getByRole('button', { name: 'Remove case 2001' }));
      await waitFor(() => expect(shown()).toHaveLength(20));
      screen.getByRole('group', { name: 'Case 2000' });
      await save();
      await screen.findByText('The problem is saved');
      const sent = asked.find((call) => call.method === 'PUT')?.body as { samples: unknown[] };
      expect(sent.samples).toHaveLength(count);
    });

    it('lead to the one that a save was refused for', async () => {
      fakeServer(typed({ 1800: { input: '', output: '' } }));
      await openEditor('/admin/problem/edit/1000');
      await save();
      const group = await screen.findByRole('group', { name: 'Case 1801' });
      await waitFor(() => expect(group.querySelector('[aria-invalid="true"]')).toBeTruthy());
    });
  });
});
