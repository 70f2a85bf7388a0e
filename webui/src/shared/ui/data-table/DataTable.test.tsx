import { act, fireEvent, screen, within } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { show } from '../../../testing/show';
import { type Visits, watchVisits } from '../../../testing/visits';
import { type DataColumn, DataTable } from './DataTable';

interface Person {
  name: string;
  score: number;
}

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ name: `p${index + 1}`, score: index }));

const columns: DataColumn<Person>[] = [
  {
    id: 'name',
    head: 'Name',
    cell: ({ name }) => name,
    isRowHead: true,
    isSticky: true,
    width: 90,
  },
  { id: 'score', head: 'Score', cell: ({ score }) => <input aria-label={`score ${score}`} /> },
];

let change: (rows: Person[]) => void;
function Page({ first }: { first: Person[] }) {
  const [rows, setRows] = useState(first);
  change = setRows;
  return <DataTable label="People" columns={columns} rows={rows} rowKey={(row) => row.name} />;
}

let visits: Visits;
beforeEach(() => {
  visits = watchVisits();
});
afterEach(() => visits.stop());

const table = () => screen.getByRole('table', { name: 'People' });
const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const scrollTo = (top: number) =>
  act(() => {
    const box = screen.getByRole('region', { name: /^People, / });
    box.scrollTop = top;
    fireEvent.scroll(box);
  });

describe('a short table', () => {
  it('stands there whole, with heads for its columns and rows', async () => {
    await show(<Page first={people(100)} />);
    expect(shownNames()).toHaveLength(100);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Score',
    ]);
    expect(table().getAttribute('aria-rowcount')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('draws a changed row, and no other one', async () => {
    const rows = people(50);
    await show(<Page first={rows} />);
    visits.take();
    await act(() => change(rows.map((row, at) => (at === 7 ? { ...row, name: 'new' } : row))));
    expect(shownNames()[7]).toBe('new');
    const drawn = visits.take().filter((name) => name === 'DataRowView');
    expect(drawn).toHaveLength(1);
  });
});

describe('a long table', () => {
  it('draws what is in sight, and tells how many rows there are', async () => {
    await show(<Page first={people(2000)} />);
    expect(table().getAttribute('aria-rowcount')).toBe('2001');
    expect(shownNames()[0]).toBe('p1');
    expect(shownNames().length).toBeLessThan(60);
    await scrollTo(36 * 1000);
    const shown = shownNames();
    expect(shown).toContain('p1001');
    expect(shown.length).toBeLessThan(60);
    const row = screen.getByRole('rowheader', { name: 'p1001' }).closest('tr');
    expect(row?.getAttribute('aria-rowindex')).toBe('1002');
  });

  it('reaches its last row', async () => {
    await show(<Page first={people(2000)} />);
    await scrollTo(36 * 2000);
    expect(shownNames().at(-1)).toBe('p2000');
  });

  it('keeps the row with the focus, and what is typed there', async () => {
    await show(<Page first={people(2000)} />);
    const field = within(table()).getByRole('textbox', { name: 'score 3' });
    await act(() => field.focus());
    await scrollTo(36 * 1000);
    expect(document.activeElement).toBe(field);
    expect(field.isConnected).toBe(true);
    await act(() => field.blur());
    await scrollTo(36 * 1500);
    expect(field.isConnected).toBe(false);
  });

  it('can be scrolled by keyboard, and is drawn whole on paper', async () => {
    await show(<Page first={people(300)} />);
    expect(screen.getByRole('region', { name: 'People, 300 rows' }).tabIndex).toBe(0);
    await act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shownNames()).toHaveLength(300);
    await act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shownNames().length).toBeLessThan(60);
  });

  it('that has become shorter shows its rows', async () => {
    await show(<Page first={people(2000)} />);
    await scrollTo(36 * 1900);
    await act(() => change(people(120)));
    expect(shownNames().at(-1)).toBe('p120');
    await act(() => change([]));
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
  });
});
