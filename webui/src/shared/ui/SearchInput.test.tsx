import { fireEvent, screen } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show';
import { SearchInput } from './SearchInput';

const onSearch = vi.fn();

function Sample({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SearchInput
        label="Search"
        value={value}
        onSearch={(text) => {
          onSearch(text);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  );
}

it('is as wide as what stands in it until something is typed', async () => {
  const label = 'Search user names and schools';
  const { rerender } = await show(<SearchInput label={label} value="" onSearch={onSearch} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').size).toBe(label.length);
  rerender(<SearchInput label="用户名、姓名或学号，也可以是学校" value="" onSearch={onSearch} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').size).toBe(32);
});

beforeEach(() => {
  onSearch.mockReset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

it('searches once when typing rests, without the spaces around', async () => {
  await show(<Sample />);
  type('a');
  await vi.advanceTimersByTimeAsync(399);
  type(' ab ');
  await vi.advanceTimersByTimeAsync(399);
  expect(onSearch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ab');
  expect(field().value).toBe(' ab ');
});

it('searches at once on Enter, but not while an input method is at work', async () => {
  await show(<Sample />);
  type('ab');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ab');
});

it('follows the address when it changes by other means', async () => {
  await show(<Sample start="ab" />);
  fireEvent.click(screen.getByText('Reset'));
  await vi.advanceTimersByTimeAsync(0);
  expect(field().value).toBe('');
});
