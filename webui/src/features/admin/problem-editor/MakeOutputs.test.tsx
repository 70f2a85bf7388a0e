import { screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { goTo, openEditor, reading } from '../../../testing/problemEditor';
import { sampleUser } from '../../../testing/samples';

const solution = {
  id: 7,
  name: 'slow',
  language: 'C',
  code: 'x',
  expected: [1],
  score: null,
  origin: 'hand',
};
const model = { ...solution, id: 8, name: 'model', expected: [0] };
const made = {
  seq: 1,
  input: '1.in',
  output: '1.out',
  before: 0,
  status: 0,
  time: 3,
  memory: 900,
  size: 2,
  text: '3\n',
  isCut: false,
  errorMessage: null,
};
const failed = {
  ...made,
  seq: 2,
  input: '2.in',
  status: 1,
  size: null,
  text: '',
  errorMessage: 'too slow',
};
const done = {
  state: 'done',
  done: 2,
  total: 2,
  made: 2,
  solution: 'model',
  errorMessage: null,
  rows: [made, { ...made, seq: 2, text: '7\n' }],
};
const path = '/api/admin/problem/outputs';
const serving = {
  ...reading,
  'GET /api/admin/problem/get-problem-cases': ok([
    { input: '1 2', output: '', score: null, groupNum: 1 },
    { input: '3 4', output: '', score: null, groupNum: 1 },
  ]),
  'GET /api/admin/problem/solutions': ok([solution, model]),
  [`POST ${path}`]: ok({ key: 'abc' }),
  [`GET ${path}`]: ok(done),
  [`POST ${path}-apply`]: ok(null),
};

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Make the answers…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answers from a reference solution' });
  return within(dialog);
}

async function openAt(more: Parameters<typeof fakeServer>[0] = {}) {
  const { asked } = fakeServer({ ...serving, ...more });
  await openEditor('/admin/problem/edit/1000');
  await goTo(/Test data/);
  return asked;
}

// Fetched before: what is asked for late is looked for during one second.
beforeAll(async () => {
  await import('./outputs/MakeOutputsDialog');
});

beforeEach(() => {
  enterSession(sampleUser({ username: 'teacher', roleList: ['admin'] }));
});

describe('answers from a reference solution', () => {
  it('come from the accepted one, for cases without an answer, and count when they are used', async () => {
    const asked = await openAt();
    const dialog = await openDialog();
    await dialog.findByRole('option', { name: 'The 2 cases without an answer' });
    await userEvent.click(dialog.getByRole('button', { name: 'Run' }));
    await dialog.findByText('model wrote the answers of 2 cases.');
    const posts = () => asked.filter((call) => call.method === 'POST');
    expect(posts().map((call) => call.body)).toEqual([{ pid: 1000, solutionId: 8, every: false }]);
    dialog.getByText('7');
    await userEvent.click(dialog.getByRole('button', { name: 'Use these answers' }));
    await screen.findByText('The answers are a new version of the test data');
    expect(posts().at(-1)).toMatchObject({
      path: `${path}-apply`,
      body: { key: 'abc', partly: false },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((call) => call.path.endsWith('get-problem-cases'))).toHaveLength(2);
  });

  it('of some cases alone are used only when somebody says so', async () => {
    const asked = await openAt({
      [`GET ${path}`]: ok({ ...done, made: 1, rows: [made, failed] }),
    });
    const dialog = await openDialog();
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'For' }), 'every');
    await userEvent.click(dialog.getByRole('button', { name: 'Run' }));
    await dialog.findByText('1 of 2 cases did not end well and keeps its answer.');
    dialog.getByText('too slow');
    await userEvent.click(dialog.getByRole('button', { name: 'Use the one that ended well' }));
    await screen.findByText('The answers are a new version of the test data');
    expect(asked.at(-1)?.method).toBe('GET');
    const applied = asked.find((call) => call.path === `${path}-apply`);
    expect(applied?.body).toEqual({ key: 'abc', partly: true });
  });

  it('are not there when the solution does not compile', async () => {
    const words = 'error: expected expression';
    await openAt({ [`GET ${path}`]: ok({ ...done, made: 0, rows: [], errorMessage: words }) });
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Run' }));
    await dialog.findByText(words);
    expect(dialog.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('say why they cannot be stored', async () => {
    const reason = 'The test data have changed';
    await openAt({ [`POST ${path}-apply`]: refusal(400, 'outputs.changed', reason) });
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Run' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use these answers' }));
    await dialog.findByText(reason);
  });

  it('wait for a solution', async () => {
    await openAt({ 'GET /api/admin/problem/solutions': ok([]) });
    const dialog = await openDialog();
    await dialog.findByText(/The problem has no reference solution/);
    expect(dialog.queryByRole('button', { name: 'Run' })).toBeNull();
  });

  it('wait until the problem is saved', async () => {
    await openAt();
    await userEvent.type(screen.getAllByRole('textbox', { name: /Input/ })[0] as HTMLElement, '9');
    const dialog = await openDialog();
    await dialog.findByText(/Save first/);
    expect(dialog.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true);
  });
});
