import { act } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import {
  drafts,
  info,
  logIn,
  onServer,
  open,
  Probe,
  pass,
  solution,
  startAnew,
  state,
  wipe,
  write,
} from '../../testing/solution';
import { keepAfter } from './draft/codeKeeper';

beforeEach(startAnew);
afterEach(() => void vi.useRealTimers());

test('a new problem opens in C++ with its template [S1-5-16]', async () => {
  await open('u1');
  expect(solution).toMatchObject({ language: 'C++', code: 'int main() {}', isKept: false });
  expect(state()).toBe('none');
  const other = { ...info, languages: ['Python3', 'C'] };
  await open('u1', other);
  expect(solution.language).toBe('Python3');
});

test('every language keeps its own code over a reload [S1-3-31]', async () => {
  const leave = await open(null);
  await write('long long a;');
  await act(() => solution.setLanguage('Python3'));
  expect(solution.code).toBe('');
  await write('print(1)');
  leave();
  await open(null);
  expect(solution).toMatchObject({ language: 'Python3', code: 'print(1)' });
  await act(() => solution.setLanguage('C++'));
  expect(solution.code).toBe('long long a;');
  expect(localStorage.getItem('code:guest:practice/1000')).toBeNull();
});

describe('a key', () => {
  it('writes the text of its own language alone, and not at once', async () => {
    await open('u1');
    await write('long long a;');
    await act(() => solution.setLanguage('Python3'));
    localStorage.setItem('codeText:u1:practice/1000:C++', 'of another tab');
    const kept = { ...localStorage };
    for (const code of ['p', 'pr', 'pri']) await write(code);
    expect({ ...localStorage }).toEqual(kept);
    await pass(keepAfter);
    expect(localStorage.getItem('codeText:u1:practice/1000:Python3')).toBe('pri');
    expect(localStorage.getItem('codeText:u1:practice/1000:C++')).toBe('of another tab');
  });

  it('is kept while more and more follow', async () => {
    await open('u1');
    for (let key = 1; key <= 10; key += 1) {
      await write('x'.repeat(key));
      await pass(keepAfter / 5);
    }
    expect(localStorage.getItem('codeText:u1:practice/1000:C++')?.length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['the tab is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['another tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['another language is chosen', () => solution.setLanguage('C')],
  ])('is kept at once when %s', async (_, leave) => {
    await open(null);
    await write('last words');
    expect(sessionStorage.getItem('codeText:guest:practice/1000:C++')).toBeNull();
    await act(() => void leave());
    expect(sessionStorage.getItem('codeText:guest:practice/1000:C++')).toBe('last words');
  });

  it('is kept when the page goes to another problem', async () => {
    const leave = await open('u1');
    await write('last words');
    leave();
    await open('u1');
    expect(solution.code).toBe('last words');
  });

  it('of a guest belongs to whoever logs in at that moment, and to nobody else', async () => {
    const { rerender } = await show(<Probe key="guest" uid={null} about={info} />);
    await write('last words');
    rerender(<Probe key="u1" uid="u1" about={info} />);
    expect(solution.code).toBe('last words');
    await pass(60_000);
    expect(sessionStorage.length).toBe(0);
  });
});

test('theme and sizes stay with their problem and serve others as a start [S1-3-31]', async () => {
  const other = { ...info, problem: { ...info.problem, id: 1001, problemId: 'P1001' } };
  const leave = await open('u1');
  await act(() => solution.setLook({ theme: 'cobalt', tabSize: 2 }));
  leave();
  const leaveOther = await open('u1', other);
  expect(solution.look).toEqual({});
  expect(JSON.parse(localStorage.getItem('editor') ?? '')).toMatchObject({
    theme: 'cobalt',
    tabSize: 2,
  });
  await act(() => solution.setLook({ theme: 'idea' }));
  leaveOther();
  await open('u1');
  expect(solution.look).toEqual({ theme: 'cobalt', tabSize: 2 });
});

test('what a guest wrote is there after the login, and nobody else sees it', async () => {
  const leave = await open(null);
  await write('guest code');
  await pass(60_000);
  expect(drafts.current.size).toBe(0);
  leave();
  const leaveAgain = await open('u1');
  expect(solution.code).toBe('guest code');
  await pass(5000);
  expect(onServer('C++')).toBe('guest code');
  leaveAgain();
  drafts.current.clear();
  await open('u2');
  expect(solution.code).toBe('int main() {}');
});

test('what is written is on the server within five seconds, typing or not', async () => {
  await open('u1');
  for (let second = 1; second <= 5; second += 1) {
    await write(`text ${second}`);
    expect(state()).toBe('saving');
    await pass(1000);
  }
  expect(onServer('C++')).toBe('text 4');
  await pass(5000);
  expect(onServer('C++')).toBe('text 5');
  const { savedAt } = drafts.current.get('C++') ?? {};
  expect(solution.draft?.state).toEqual({ kind: 'saved', at: savedAt });
});

test('without a change nothing is sent', async () => {
  const server = fakeServer(drafts.calls);
  await open('u1');
  await write('int main() {}');
  await pass(60_000);
  expect(server.asked.filter((call) => call.method === 'PUT')).toEqual([]);
});

test('another computer goes on with the newest text, in its language', async () => {
  const leave = await open('u1');
  await act(() => solution.setLanguage('Python3'));
  await write('print(1)');
  await pass(5000);
  leave();
  wipe();
  await open('u1');
  expect(solution).toMatchObject({ language: 'Python3', code: 'print(1)', replaced: 1 });
  expect(state()).toBe('saved');
});

test('what was written elsewhere since replaces a text that was saved', async () => {
  const leave = await open('u1');
  await write('first');
  await pass(5000);
  leave();
  drafts.write('C++', 'second, from home');
  await open('u1');
  expect(solution.code).toBe('second, from home');
  expect(solution.draft?.conflict).toBeNull();
  drafts.write('C++', 'third, while this page was open');
  window.dispatchEvent(new Event('focus'));
  await pass(100);
  expect(solution.code).toBe('third, while this page was open');
});

test.each([
  ['yours', 'mine', 'mine'],
  ['current', 'theirs', 'theirs'],
] as const)('of two texts with one past the writer takes %s', async (choice, shown, kept) => {
  await open('u1');
  await write('base');
  await pass(5000);
  drafts.write('C++', 'theirs');
  await write('mine');
  await pass(5000);
  expect(solution.draft?.conflict).toMatchObject({
    current: { code: 'theirs', client: '10.0.0.7 · Firefox' },
    yours: { code: 'mine' },
  });
  expect(solution.code).toBe('mine');
  await pass(60_000);
  expect(onServer('C++')).toBe('theirs');
  expect(drafts.aside.length).toBe(1);

  await act(() => solution.sync?.choose(choice));
  await pass(5000);
  expect(solution.draft?.conflict).toBeNull();
  expect(solution.code).toBe(shown);
  expect(onServer('C++')).toBe(kept);
});

test('without the network the code stays here and is sent when it is back', async () => {
  const leave = await open('u1');
  fakeServer({});
  await write('written in the dark');
  await pass(5000);
  expect(state()).toBe('waiting');
  leave();
  await open('u1');
  expect(solution.code).toBe('written in the dark');
  fakeServer(drafts.calls);
  await pass(31_000);
  expect(onServer('C++')).toBe('written in the dark');
  expect(state()).toBe('saved');
  fakeServer({});
  await write('again');
  await pass(5000);
  fakeServer(drafts.calls);
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(onServer('C++')).toBe('again');
});

test('leaving the page sends what is left, also while another save is on its way', async () => {
  const server = fakeServer(drafts.calls);
  await open('u1');
  await write('last words');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(onServer('C++')).toBe('last words');
  expect(server.asked.at(-1)?.isFarewell).toBe(true);

  await write('x'.repeat(60_000));
  window.dispatchEvent(new Event('blur'));
  await write('the very last');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(onServer('C++')).toBe('the very last');
});

test('the code never goes to an account that another tab has logged in', async () => {
  const leave = await open('u1');
  await write('mine');
  logIn('u2');
  await pass(60_000);
  leave();
  await pass(0);
  expect(drafts.current.size).toBe(0);
  logIn('u1');
  await open('u1');
  await pass(5000);
  expect(onServer('C++')).toBe('mine');
});

test('where the server keeps no drafts it is not asked again and again', async () => {
  await open('u1');
  const server = fakeServer({ 'PUT /api/draft': refusal(403, 'draft.closed', 'over') });
  await write('too late');
  await pass(60_000);
  expect(state()).toBe('refused');
  expect(server.asked.length).toBe(1);
  expect(solution.code).toBe('too late');
});

test('a text that is too long waits until it is shorter', async () => {
  const server = fakeServer(drafts.calls);
  await open('u1');
  await write('长'.repeat(65_536));
  await pass(30_000);
  expect(state()).toBe('tooLong');
  expect(server.asked.filter((call) => call.method === 'PUT')).toEqual([]);
  await write('short');
  await pass(5000);
  expect(onServer('C++')).toBe('short');
  expect(state()).toBe('saved');
});

test('code in a language that the problem no longer takes stops no other', async () => {
  const leave = await open('u1');
  fakeServer({});
  await act(() => solution.setLanguage('C'));
  await write('old');
  leave();
  fakeServer({
    ...drafts.calls,
    'PUT /api/draft': (call) =>
      (call.body as { language: string }).language === 'C'
        ? refusal(400, 'param.bad', 'no such language')
        : drafts.calls['PUT /api/draft'](call),
  });
  await open('u1', { ...info, languages: ['C++', 'Python3'] });
  await write('new');
  await pass(5000);
  expect(onServer('C++')).toBe('new');
  expect(state()).toBe('saved');
});

test('a code equal to the template follows it, and a reset reaches the server', async () => {
  const leave = await open('u1');
  await write('mine');
  await pass(5000);
  await act(() => solution.show('C++', 'int main() {}'));
  await pass(5000);
  expect(onServer('C++')).toBe('int main() {}');
  leave();
  await open('u1', { ...info, codeTemplate: { 'C++': '// better' } });
  expect(solution.code).toBe('// better');
});
