import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { show } from '../../testing/show';
import { IconUser } from '../ui/icons';
import { PagedList } from './PagedList';
import { useAddress } from './useAddress';

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

function List() {
  const { filters, turn } = useAddress({ page: 1 });
  const list = useQuery({
    queryKey: [filters.page],
    queryFn: async () => ({
      records: all.slice((filters.page - 1) * 10, filters.page * 10),
      total: all.length,
      current: filters.page,
      size: 10,
      pages: 1,
    }),
  });
  return (
    <PagedList
      list={list}
      page={filters.page}
      pageSize={10}
      onPage={turn}
      empty={{ icon: IconUser, text: 'Nobody' }}
    >
      {(rows) => <p>{rows.join('')}</p>}
    </PagedList>
  );
}

it('goes back to the last page when the rows of this one are gone', async () => {
  history.replaceState(null, '', '/?page=2');
  await show(<List />);
  expect(await screen.findByText('abcdefghij')).toBeTruthy();
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByText('Nobody')).toBeNull();
});
