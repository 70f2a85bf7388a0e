import { act, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show';
import { notify } from './notification';
import { toast } from './toast';

beforeEach(async () => {
  await show(null);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const say = (words: () => void) => act(words);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a toast', () => {
  it('replaces the one before it [S1-8-17]', async () => {
    await say(() => toast.info('first'));
    await say(() => toast.error('second'));
    expect(screen.getByRole('alert').textContent).toBe('second');
    expect(screen.queryByText('first')).toBeNull();
  });

  it.each(['info', 'success', 'warning', 'error'] as const)(
    'of kind %s stays for 4000 ms [S1-8-17]',
    async (tone) => {
      await say(() => toast[tone]('words'));
      await wait(3999);
      expect(screen.getByText('words')).toBeTruthy();
      await wait(1);
      expect(screen.queryByText('words')).toBeNull();
    },
  );

  it('stays while somebody points at it', async () => {
    await say(() => toast.info('long words'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    await wait(60_000);
    expect(screen.getByText('long words')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByRole('status'));
    await wait(4000);
    expect(screen.queryByText('long words')).toBeNull();
  });
});

describe('a notification', () => {
  it('bears a title and stays for 5000 ms, beside the toast [S1-8-17, S1-8-1]', async () => {
    await say(() => {
      toast.error('It is gone');
      notify('Error', 'It is gone', 'error');
    });
    expect(screen.getByRole('alert').textContent).toBe('It is gone');
    expect(screen.getByRole('note').textContent).toBe('ErrorIt is gone');
    await wait(4999);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('note')).toBeTruthy();
    await wait(1);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
