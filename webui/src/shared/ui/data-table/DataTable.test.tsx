import { act, fireEvent, screen, within } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show';
import { type Visits, watchVisits } from '../../../testing/visits';
import { useSelection } from '../../lists/useSelection';
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

describe('what is shown of a row and is not in it', () => {
  const nameOf = ({ name }: Person) => name;
  const tickLabel = ({ name }: Person) => `tick ${name}`;
  const mayTake = ({ name }: Person) => name !== 'p2';
  const openedColumns: DataColumn<Person, boolean>[] = [
    { id: 'name', head: 'Name', cell: (row, _at, isOpen) => `${row.name}${isOpen ? ' open' : ''}` },
  ];
  const detailOf = (row: Person, isOpen: boolean) => isOpen && <p>more of {row.name}</p>;
  const onOpen = vi.fn();
  let turn: (name: string) => void;

  function Ticked({ rows }: { rows: readonly Person[] }) {
    const selection = useSelection(nameOf, mayTake);
    const [opened, setOpened] = useState('');
    turn = setOpened;
    return (
      <DataTable
        label="People"
        columns={openedColumns}
        rows={rows}
        rowKey={nameOf}
        ticks={{ selection, all: 'tick all', one: tickLabel }}
        stateOf={({ name }) => name === opened}
        detail={detailOf}
        onOpen={onOpen}
      />
    );
  }
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  const drawnRows = () => visits.take().filter((name) => name === 'DataRowView').length;

  it('is ticked one by one, all at once, and only where it may be', async () => {
    await show(<Ticked rows={people(4)} />);
    expect(screen.queryByRole('checkbox', { name: 'tick p2' })).toBeNull();
    visits.take();
    fireEvent.click(box('tick p3'));
    await expect.poll(() => box('tick all').indeterminate).toBe(true);
    expect(drawnRows()).toBe(1);
    fireEvent.click(box('tick all'));
    await expect.poll(() => box('tick p4').checked).toBe(true);
    expect([box('tick all').checked, box('tick all').indeterminate]).toEqual([true, false]);
    fireEvent.click(box('tick all'));
    await expect.poll(() => box('tick p1').checked).toBe(false);
  });

  it('opens below its row, over the whole width, and draws no other row', async () => {
    await show(<Ticked rows={people(4)} />);
    visits.take();
    await act(() => turn('p3'));
    expect(drawnRows()).toBe(1);
    const more = screen.getByText('more of p3').closest('td');
    expect(more?.colSpan).toBe(2);
    expect(more?.closest('tr')?.previousElementSibling?.textContent).toBe('p3 open');
  });

  it('is opened by a click anywhere but on a control', async () => {
    const rows = people(2);
    await show(<Ticked rows={rows} />);
    fireEvent.click(box('tick p1'));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('p1'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[0]);
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
