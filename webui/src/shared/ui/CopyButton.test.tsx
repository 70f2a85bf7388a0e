import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show';
import { CopyButton } from './CopyButton';
import { currentToast } from './toast';

it.each([
  [true, 'success', 'Copied successfully'],
  [false, 'warning', 'Copied failed: select the text and press Ctrl+C'],
])('copying that works (%s) or not is said [S1-8-16i]', async (works, tone, message) => {
  let copied = '';
  const copy = () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return works;
  };
  Object.defineProperty(document, 'execCommand', { value: vi.fn(copy), configurable: true });
  await show(<CopyButton text="1 2" />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toBe('1 2');
  expect(currentToast()).toMatchObject({ tone, message });
});
