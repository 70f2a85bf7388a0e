import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storageKeys } from '../../../shared/lib/storageKeys';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import { SolutionsStep } from './SolutionsStep';
import { languageOfFile } from './solutionRules';
import { adminProblemEditorTexts } from './texts';

const languages = [
  { id: 1, name: 'C', contentType: 'text/x-csrc', isSpj: true },
  { id: 2, name: 'Python3', contentType: 'text/x-python', isSpj: false },
];
const model = {
  id: 7,
  name: 'model',
  language: 'Python3',
  code: 'print(1)',
  expected: [0],
  score: null,
  origin: 'import',
};
const row = {
  solutionId: 7,
  name: 'model',
  language: 'Python3',
  expected: [0],
  expectedScore: null,
  status: -1,
  score: null,
  time: 12,
  memory: 3000,
  ok: false,
  errorMessage: null,
  cases: [{ seq: 1, status: -1, time: 12, memory: 3000 }],
};
const done = {
  state: 'done',
  done: 1,
  total: 1,
  rows: [row],
  advice: {
    slowestAccepted: { language: 'Python3', measured: 15, counted: 8 },
    fastestTooSlow: null,
    timeLimit: 1000,
    memoryLimit: 256,
    casesNobodyFails: [],
    notes: [{ err: 'check.no_wrong', msg: 'No solution is expected to fail' }],
  },
};

const open = (pid: number | null, isDirty = false) =>
  show(<SolutionsStep pid={pid} isDirty={isDirty} languages={languages} />, [
    adminProblemEditorTexts,
  ]);

it('asks for a stored problem first', async () => {
  fakeServer({});
  await open(null);
  screen.getByText(/can be added once the problem is saved/);
});

it('lists imported solutions, checks them, and tells what does not fit', async () => {
  const { asked } = fakeServer({
    'GET /api/admin/problem/solutions': ok([model]),
    'POST /api/admin/problem/check': ok({ key: 'k1' }),
    'GET /api/admin/problem/check': ok(done),
  });
  await open(5, true);
  const list = within(await screen.findByRole('table', { name: 'Reference solutions' }));
  list.getByText('from a package');
  screen.getByText(/What is stored is checked/);
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText('1 solution does not end as expected.');
  screen.getByText('No solution is expected to fail');
  screen.getByText('(15 ms in Python3, whose limit is doubled, counts half)');
  const table = within(screen.getByRole('table', { name: 'Check the problem' }));
  table.getByText('Different');
  table.getAllByText('Wrong Answer');
  expect(asked.find((call) => call.method === 'POST')?.body).toEqual({ pid: 5 });
  expect(JSON.parse(localStorage.getItem(storageKeys.problemChecks) ?? '')).toEqual({ 5: 'k1' });
});

it('finds the last check again, and forgets one that the server has forgotten', async () => {
  localStorage.setItem(storageKeys.problemChecks, JSON.stringify({ 5: 'old' }));
  const { asked } = fakeServer({
    'GET /api/admin/problem/solutions': ok([model]),
    'GET /api/admin/problem/check': refusal(400, 'check.missing', 'This check does not exist'),
  });
  await open(5);
  await screen.findByRole('button', { name: 'Check now' });
  await waitFor(() => expect(asked.some((call) => call.query.get('key') === 'old')).toBe(true));
  expect(screen.queryByText('This check does not exist')).toBeNull();
});

it('adds a solution from a file, and says what is missing', async () => {
  const { asked } = fakeServer({
    'GET /api/admin/problem/solutions': ok([]),
    'POST /api/admin/problem/solution': ok({ id: 8 }),
  });
  await open(5);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a solution' }));
  const dialog = within(screen.getByRole('dialog'));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the solution' }));
  await save();
  await dialog.findByText('Give the solution a name');
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  const file = new File(['print(2)'], 'slow.py');
  const picker = dialog
    .getAllByLabelText('Read a file')
    .find((each): each is HTMLInputElement => each instanceof HTMLInputElement);
  if (!picker) throw new Error('no file field');
  await userEvent.upload(picker, file);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Accepted' }));
  await save();
  await dialog.findByText('Choose at least one expected result');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Time Limit Exceeded' }));
  await save();
  await screen.findByText('The solution is saved');
  expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
    pid: 5,
    name: 'slow.py',
    language: 'Python3',
    code: 'print(2)',
    expected: [1],
    score: null,
  });
});

it('keeps a solution that is being written: Enter saves it alone, leaving asks', async () => {
  fakeServer({ 'GET /api/admin/problem/solutions': ok([]) });
  const saved = vi.fn((event: Event) => event.preventDefault());
  await show(
    <form onSubmit={(event) => saved(event.nativeEvent)}>
      <SolutionsStep pid={5} isDirty={false} languages={languages} />
      <button type="submit">Save the problem</button>
    </form>,
    [adminTexts, adminProblemEditorTexts],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a solution' }));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await userEvent.type(name, 'slow.py');
  // What a browser does at Enter; the library presses only buttons that stand inside the form.
  fireEvent.submit(name.closest('form') as HTMLFormElement);
  await screen.findByText('Paste or type the code');
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('slow.py');
});

it("knows a language by the file's ending, if it is offered", () => {
  const offered = ['C', 'C++', 'Python3'];
  expect(languageOfFile('a.CPP', offered)).toBe('C++');
  expect(languageOfFile('a.rs', offered)).toBeNull();
  expect(languageOfFile('Makefile', offered)).toBeNull();
});
