import { act } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { practice } from '../../entities/place/place';
import { sendLeftDrafts } from '../../entities/problem/leftDrafts';
import { fakeServer } from '../../testing/fakeServer';
import {
  drafts,
  onServer,
  open,
  pass,
  solution,
  startAnew,
  state,
  write,
} from '../../testing/solution';

beforeEach(startAnew);
afterEach(() => void vi.useRealTimers());

describe('an answer that was lost on the way', () => {
  /** The server has taken "second", and this browser does not know it. */
  const loseAnswer = async () => {
    const leave = await open('u1');
    await write('first');
    await pass(5000);
    fakeServer({
      ...drafts.calls,
      'PUT /api/draft': (call) => {
        drafts.calls['PUT /api/draft'](call);
        throw new TypeError('cut');
      },
    });
    await write('second');
    await pass(4500);
    expect(onServer('C++')).toBe('second');
    expect(state()).toBe('waiting');
    return leave;
  };
  const plugIn = async () => {
    fakeServer(drafts.calls);
    await pass(31_000);
  };

  it('is no conflict', async () => {
    await loseAnswer();
    await write('third');
    await plugIn();
    expect(solution.draft?.conflict).toBeNull();
    expect(onServer('C++')).toBe('third');
  });

  it('is none after later texts have gone astray, either', async () => {
    await loseAnswer();
    fakeServer({});
    for (const code of ['third', 'fourth', 'fifth']) {
      await write(code);
      await pass(31_000);
    }
    await plugIn();
    expect(solution.draft?.conflict).toBeNull();
    expect(onServer('C++')).toBe('fifth');
    expect(drafts.current.get('C++')?.version).toBe(3);
  });

  it('is none when the page was loaded anew, and the text went on', async () => {
    const leave = await loseAnswer();
    fakeServer({});
    await write('third');
    await act(() => void leave());
    await pass(0);
    await open('u1');
    expect(solution.code).toBe('third');
    await plugIn();
    expect(solution.draft?.conflict).toBeNull();
    expect(onServer('C++')).toBe('third');
  });

  it('is none for a problem that was left', async () => {
    const leave = await loseAnswer();
    fakeServer({});
    await write('third');
    await act(() => void leave());
    await pass(0);
    fakeServer(drafts.calls);
    await sendLeftDrafts([{ uid: 'u1', place: practice, pid: 1000, problemId: 'P1000' }]);
    expect(onServer('C++')).toBe('third');
  });

  it('does not hide what another computer has written since', async () => {
    const leave = await loseAnswer();
    fakeServer({});
    await write('third');
    drafts.write('C++', 'of another computer');
    await plugIn();
    expect(solution.draft?.conflict?.current.code).toBe('of another computer');
    expect(solution.draft?.conflict?.yours.code).toBe('third');
    await act(() => void leave());
    await pass(0);
    await sendLeftDrafts([{ uid: 'u1', place: practice, pid: 1000, problemId: 'P1000' }]);
    expect(onServer('C++')).toBe('of another computer');
    await open('u1');
    await pass(5000);
    expect(solution.draft?.conflict?.current.code).toBe('of another computer');
    expect(onServer('C++')).toBe('of another computer');
  });

  it('is known until a newer text of one has been answered', async () => {
    await loseAnswer();
    await plugIn();
    drafts.write('C++', 'of another computer');
    drafts.write('C++', 'second');
    // Another one chose those words again: they are not what this browser sent last.
    await write('third');
    await pass(5000);
    expect(solution.draft?.conflict?.current.code).toBe('second');
  });
});
