import { useState } from 'react';
import { DifficultyChip } from '../../entities/problem/DifficultyChip';
import { verdictCodes } from '../../shared/lib/verdict';
import { Accordion } from '../../shared/ui/Accordion';
import { Avatar } from '../../shared/ui/Avatar';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
import { IconFileText } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Pagination } from '../../shared/ui/Pagination';
import { Progress } from '../../shared/ui/Progress';
import { Table } from '../../shared/ui/Table';
import { TabPanel, Tabs } from '../../shared/ui/Tabs';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { RichText } from '../../shared/ui/widgets/RichText';

const statement = `A tree has $n$ nodes ($1 \\le n \\le 10^5$).

$$\\sum_{i=1}^{n} w_i$$

| a | b |
|---|---|
| 1 | 2 |

<p style="text-align: center">Centred by **old** HTML</p>`;

export function KitData() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [page, setPage] = useState(3);
  return (
    <>
      <Card title="Chips" isPadded>
        <div className={layout.row}>
          {Object.values(verdictCodes).map((code) => (
            <VerdictChip key={code} status={code} score={code === 8 ? 60 : null} />
          ))}
          <DifficultyChip difficulty={0} />
          <DifficultyChip difficulty={1} />
          <DifficultyChip difficulty={2} />
          <DifficultyChip difficulty={7} name="Olympiad" color="#7038a8" />
          <Chip>Tag</Chip>
          <Chip tone="accent" onRemove={() => undefined} removeLabel="Remove the tag">
            Chosen
          </Chip>
          <Avatar name="Lin" />
          <Avatar name="Sun" />
        </div>
      </Card>
      <Card title="Table">
        <Table label="Submissions">
          <thead>
            <tr>
              <th scope="col">Run</th>
              <th scope="col">Result</th>
              <th scope="col" data-align="end">
                Time
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td data-kind="id">20418</td>
              <td>
                <VerdictChip status={0} />
              </td>
              <td data-align="end">46 ms</td>
            </tr>
            <tr data-own>
              <td data-kind="id">20417</td>
              <td>
                <VerdictChip status={-1} />
              </td>
              <td data-align="end">1000 ms</td>
            </tr>
          </tbody>
        </Table>
        <Pagination
          page={page}
          pageSize={30}
          total={1286}
          onPage={setPage}
          onPageSize={() => undefined}
        />
      </Card>
      <Card title="Parts" isPadded>
        <Breadcrumb crumbs={[{ label: 'Problems', href: '/problem' }, { label: 'P1006' }]} />
        <Tabs
          name="kit"
          label="Parts"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'one', label: 'Statement', icon: IconFileText },
            { id: 'two', label: 'Mine', count: 4 },
          ]}
        />
        <TabPanel name="kit" id={tab}>
          <RichText source={statement} />
        </TabPanel>
        <Accordion title="Subtask 1" aside="30 / 30">
          Folded away
        </Accordion>
        <Accordion title="Subtask 2" aside="0 / 70" isOpen>
          Open
        </Accordion>
        <Progress label="Uploaded" value={0.4} />
      </Card>
    </>
  );
}
