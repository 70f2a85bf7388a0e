import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import { type BoardRow, changedBoard, problemCount, sampleBoard } from './sampleBoard';

const teams = 500;

const columns: DataColumn<BoardRow>[] = [
  { id: 'rank', head: '#', width: 64, isSticky: true, align: 'end', cell: ({ rank }) => rank },
  {
    id: 'team',
    head: 'Team',
    width: 160,
    isSticky: true,
    isRowHead: true,
    cell: ({ team }) => `Team ${team}`,
  },
  {
    id: 'solved',
    head: 'Solved',
    width: 120,
    align: 'end',
    cell: ({ solved, penalty }) => `${solved} · ${penalty}`,
  },
  ...Array.from(
    { length: problemCount },
    (_, at): DataColumn<BoardRow> => ({
      id: `problem ${at}`,
      head: String.fromCharCode(65 + at),
      width: 104,
      cell: ({ cells }) => {
        const { tries, solvedAt } = cells[at] ?? { tries: 0, solvedAt: null };
        if (solvedAt !== null) return <Chip tone="good">{`${solvedAt} (+${tries - 1})`}</Chip>;
        return tries > 0 && <Chip tone="bad">{`−${tries}`}</Chip>;
      },
    }),
  ),
];

/** The largest table that the site must carry: the board of a school's contest. */
export function KitBoard() {
  const [{ rows, round }, setBoard] = useState({ rows: sampleBoard(teams), round: 0 });
  const refresh = () => setBoard({ rows: changedBoard(rows, round + 1), round: round + 1 });
  return (
    <Card title="Board" actions={<Button onClick={refresh}>Refresh the board</Button>}>
      <DataTable
        label="Board"
        columns={columns}
        rows={rows}
        rowKey={({ team }) => team}
        isOwn={({ team }) => team === 7}
      />
    </Card>
  );
}
