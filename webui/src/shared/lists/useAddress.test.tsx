import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it } from 'vitest';
import { show } from '../../testing/show';
import { SearchInput } from '../ui/SearchInput';
import { useAddress } from './useAddress';

const usual = { keyword: '', onlyAdmin: false, page: 1 };

function List() {
  const { filters, show: change, turn } = useAddress(usual);
  return (
    <>
      <SearchInput
        label="Search"
        value={filters.keyword}
        onSearch={(keyword) => change({ keyword }, 'typing')}
      />
      <button type="button" onClick={() => change({ onlyAdmin: !filters.onlyAdmin })}>
        Staff
      </button>
      <button type="button" onClick={() => turn(filters.page + 1)}>
        Next
      </button>
    </>
  );
}

/** A word of which the search is sent at every letter, as slow typing does. */
function type(word: string) {
  const box = screen.getByRole('searchbox');
  for (let letters = 1; letters <= word.length; letters++) {
    fireEvent.input(box, { target: { value: word.slice(0, letters) } });
    fireEvent.keyDown(box, { key: 'Enter' });
  }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const goBack = async (search: string) => {
  await act(() => history.back());
  await waitFor(() => expect(location.search).toBe(search));
};

beforeEach(async () => {
  history.replaceState(null, '', '/list');
  await show(<List />, []);
});

it('takes a whole search back at once, never half a word', async () => {
  const before = history.length;
  type('graph');
  expect(location.search).toBe('?keyword=graph');
  expect(history.length).toBe(before + 1);
  await goBack('');
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
});

it('takes a page, a choice and a new search back one by one', async () => {
  type('tree');
  press('Next');
  press('Staff');
  expect(location.search).toBe('?keyword=tree&onlyAdmin=true');
  type('trees');
  await goBack('?keyword=tree&onlyAdmin=true');
  await goBack('?keyword=tree&page=2');
  await goBack('?keyword=tree');
});

it('makes no step of what changes nothing', () => {
  const before = history.length;
  type('a');
  type('a');
  expect(history.length).toBe(before + 1);
});
