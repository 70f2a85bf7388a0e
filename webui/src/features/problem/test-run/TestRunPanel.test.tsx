import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, test, vi } from 'vitest';
import { practice } from '../../../entities/place/place';
import { fakeServer, ok, refusal } from '../../../testing/fakeServer';
import { show } from '../../../testing/show';
import { problemTexts } from '../texts';
import type { ProblemInfo } from '../types';
import TestRunPanel from './TestRunPanel';
import type { TestRunResult } from './testRunCalls';

const key = `TEST_JUDGE_${'0'.repeat(32)}`;
const examples = '<input>1 2\n</input><output>3\n</output><input>4 5\n</input><output>9\n</output>';
const info = { place: practice, problem: { id: 1000, examples } } as ProblemInfo;
const solution = { language: 'C++', readCode: () => 'int main() {}' };

const ended = (changes: Partial<TestRunResult>): TestRunResult => ({
  status: 0,
  problemJudgeMode: 'default',
  time: 12,
  memory: 2048,
  userInput: '4 5\n',
  expectedOutput: '9\n',
  userOutput: '9\n',
  stderr: '',
  explanation: null,
  warnings: null,
  ...changes,
});
const waiting = ended({ status: 5, problemJudgeMode: null, userInput: null, userOutput: null });

interface Shown {
  mayBeSent?: boolean;
  onLine?: (line: number) => void;
  onSaid?: (message: string) => void;
}

async function showPanel({
  mayBeSent = true,
  onLine = () => undefined,
  onSaid = () => undefined,
}: Shown = {}) {
  await show(
    <TestRunPanel
      info={info}
      solution={solution}
      isOpen={true}
      roundsAsked={0}
      onClose={() => undefined}
      mayBeSent={() => mayBeSent}
      onLine={onLine}
      onSaid={onSaid}
    />,
    [problemTexts],
  );
}

/** Answers the run with these results, one after the other. */
function serve(...results: TestRunResult[]) {
  return fakeServer({
    'POST /api/submit-problem-test-judge': ok(key),
    'GET /api/get-test-judge-result': () => ok(results.length > 1 ? results.shift() : results[0]),
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inputArea = () => screen.getByLabelText('Input') as HTMLTextAreaElement;

test('before the first run the result says that there is none', async () => {
  fakeServer({});
  await showPanel();
  fireEvent.click(screen.getByRole('tab', { name: 'Result' }));
  expect(screen.getByText('No test run yet')).toBeTruthy();
});

test('a sample is sent with its expected output, and passing it names it', async () => {
  const server = serve(waiting, ended({}));
  await showPanel();
  press('Sample 2');
  expect(inputArea().value).toBe('4 5\n');
  press('Run');
  expect(await screen.findByText('Running...')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Passed sample 2')).toBeTruthy());
  expect(server.asked[0]?.body).toEqual({
    pid: 1000,
    type: 'public',
    language: 'C++',
    code: 'int main() {}',
    userInput: '4 5\n',
    expectedOutput: '9\n',
  });
  expect(server.asked[1]?.query.get('testJudgeKey')).toBe(key);
  expect(server.asked.length).toBe(3);
  expect(screen.getByText('12 ms · 2.0 MB')).toBeTruthy();
});

test('asking goes on each second until the run has ended, and then stops [S1-9-6]', async () => {
  vi.useFakeTimers();
  try {
    const server = serve(waiting, waiting, ended({}));
    await showPanel();
    press('Run');
    await vi.advanceTimersByTimeAsync(100);
    expect(server.asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked.length).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked.length).toBe(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked.length).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test('while a run is out no other one starts', async () => {
  vi.useFakeTimers();
  try {
    const server = serve(waiting, waiting, ended({}));
    await showPanel();
    const runs = () => server.asked.filter(({ method }) => method === 'POST').length;
    const button = screen.getByRole('button', { name: 'Run' });
    press('Run');
    // Not yet answered, then waiting: both for the button and for all samples.
    for (const elapsed of [0, 100, 1000]) {
      await vi.advanceTimersByTimeAsync(elapsed);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      press('Run');
      press('Run all samples');
      expect(runs()).toBe(1);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(button.getAttribute('aria-disabled')).toBeNull();
    press('Run');
    await vi.advanceTimersByTimeAsync(0);
    expect(runs()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('an input of one’s own is compared with nothing', async () => {
  const server = serve(ended({ userInput: '7 8', expectedOutput: null, userOutput: '15' }));
  await showPanel();
  press('Own input');
  expect(inputArea().value).toBe('');
  fireEvent.input(inputArea(), { target: { value: '7 8' } });
  expect(screen.queryByText('Expected output')).toBeNull();
  press('Run');
  expect(await screen.findByText('Finished')).toBeTruthy();
  expect(screen.queryByText('Accepted')).toBeNull();
  expect(screen.queryByText(/Passed sample/)).toBeNull();
  expect(screen.getByText(/The output is not compared/)).toBeTruthy();
  expect(server.asked[0]?.body).toMatchObject({ userInput: '7 8', expectedOutput: null });
});

test.each([0, -1])(
  'with a special judge status %i is success with an uncertain answer',
  async (status) => {
    serve(ended({ status, problemJudgeMode: 'spj' }));
    await showPanel();
    press('Run');
    expect(await screen.findByText('Success')).toBeTruthy();
    expect(screen.getByText('the answer is uncertain')).toBeTruthy();
    expect(screen.queryByText('Accepted')).toBeNull();
    expect(screen.queryByText('Wrong Answer')).toBeNull();
  },
);

test('a compile error has a card of its own, whose places lead to the code', async () => {
  const onLine = vi.fn();
  serve(ended({ status: -2, userOutput: '', stderr: 'main.cpp:5:10: error: oh' }));
  await showPanel({ onLine });
  press('Run');
  fireEvent.click(await screen.findByText('main.cpp:5:10'));
  expect(onLine).toHaveBeenCalledWith(5);
  expect(screen.queryByText('Your output')).toBeNull();
});

test('what the program wrote to its standard error is shown', async () => {
  serve(ended({ status: 3, stderr: 'Exit code 3\noh dear' }));
  await showPanel();
  press('Run');
  expect(await screen.findByText(/oh dear/)).toBeTruthy();
  expect(screen.getByText('Runtime Error')).toBeTruthy();
});

test('more than a thousand characters are not sent [S1-9-6]', async () => {
  const server = fakeServer({});
  await showPanel();
  fireEvent.input(inputArea(), { target: { value: '长'.repeat(1001) } });
  expect(screen.getByText('The input must not exceed 1,000 characters')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Run' }) as HTMLButtonElement).disabled).toBe(true);
  expect(server.asked).toEqual([]);
});

test('without a login or code nothing is sent', async () => {
  const server = fakeServer({});
  await showPanel({ mayBeSent: false });
  press('Run');
  await Promise.resolve();
  expect(server.asked).toEqual([]);
});

test('a refused run leads back to the input, a lost result can be asked for again', async () => {
  fakeServer({ 'POST /api/submit-problem-test-judge': refusal(403, 'judge.too_fast', 'too fast') });
  await showPanel();
  press('Run');
  expect(await screen.findAllByText('too fast')).toBeTruthy();
  expect(((await screen.findByLabelText('Input')) as HTMLTextAreaElement).value).toBe('1 2\n');
  let isLost = true;
  fakeServer({
    'POST /api/submit-problem-test-judge': ok(key),
    'GET /api/get-test-judge-result': () =>
      isLost ? refusal(400, 'testjudge.missing', 'gone') : ok(ended({})),
  });
  press('Run');
  expect(await screen.findByText(/gone/)).toBeTruthy();
  isLost = false;
  press('Try again');
  expect(await screen.findByText('Accepted')).toBeTruthy();
});

test('an input of one’s own is still there after samples were tried', async () => {
  serve(ended({}));
  await showPanel();
  press('Own input');
  fireEvent.input(inputArea(), { target: { value: '7 8' } });
  press('Sample 2');
  await waitFor(() => expect(inputArea().value).toBe('4 5\n'));
  press('Own input');
  await waitFor(() => expect(inputArea().value).toBe('7 8'));
});

test('where the output parts from the sample is said and marked in both', async () => {
  serve(ended({ status: -1, expectedOutput: '1\n9\n', userOutput: '1\n9x\n' }));
  await showPanel();
  press('Run');
  expect(await screen.findByText('First difference: line 2, column 2')).toBeTruthy();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'x',
    ' ',
  ]);
});

test('the lines that a crash names lead to the code', async () => {
  const onLine = vi.fn();
  serve(ended({ status: 3, stderr: 'File "main.py", line 4, in <module>' }));
  await showPanel({ onLine });
  press('Run');
  fireEvent.click(await screen.findByText('File "main.py", line 4'));
  expect(onLine).toHaveBeenCalledWith(4);
});

describe('all samples at once', () => {
  const result = (body: unknown) => {
    const { userInput, expectedOutput } = body as { userInput: string; expectedOutput: string };
    return ended({ userInput, expectedOutput, status: userInput === '4 5\n' ? -1 : 0 });
  };

  it('are run one after the other, and the first that failed is shown', async () => {
    let last: unknown = null;
    const server = fakeServer({
      'POST /api/submit-problem-test-judge': ({ body }) => {
        last = body;
        return ok(`${key}${(body as { userInput: string }).userInput}`);
      },
      'GET /api/get-test-judge-result': () => ok(result(last)),
    });
    await showPanel();
    press('Run all samples');
    expect(await screen.findByText('1 of 2 samples passed')).toBeTruthy();
    expect(screen.getByText('Wrong Answer')).toBeTruthy();
    const sent = server.asked.filter((call) => call.method === 'POST').map((call) => call.body);
    expect(sent).toMatchObject([{ userInput: '1 2\n' }, { userInput: '4 5\n' }]);
    press('Sample 1');
    expect(await screen.findByText('Passed sample 1')).toBeTruthy();
  });

  it('end with the first where the code does not compile', async () => {
    const server = serve(ended({ status: -2, stderr: 'main.cpp:5:10: error: oh' }));
    await showPanel();
    press('Run all samples');
    expect(await screen.findByText('main.cpp:5:10')).toBeTruthy();
    expect(screen.queryByText('Running...')).toBeNull();
    expect(server.asked.filter((call) => call.method === 'POST').length).toBe(1);
  });
});

test('warnings are shown beside a result and told to the editor', async () => {
  const onSaid = vi.fn();
  serve(ended({ warnings: 'main.cpp:3:7: warning: suggest parentheses' }));
  await showPanel({ onSaid });
  press('Run');
  expect(await screen.findByText('Compiler warnings')).toBeTruthy();
  expect(screen.getByText('Accepted')).toBeTruthy();
  const told = 'main.cpp:3:7: warning: suggest parentheses';
  await waitFor(() => expect(onSaid).toHaveBeenCalledWith(told));
});
