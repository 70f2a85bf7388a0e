import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { useAction } from '../../shared/forms/useAction';
import { show } from '../../testing/show';
import { ProblemSetTable, type SetProblem } from './ProblemSetTable';
import { adminTexts } from './texts';

const rowOf = (id: number): SetProblem => ({
  link: { id, displayId: `P${id}`, displayTitle: `Title ${id}` },
  problem: { id, problemId: `P${id}`, author: null },
});

/** A server that takes each order when it is let. */
function slowServer() {
  let kept = [1, 2, 3];
  const waiting: (() => void)[] = [];
  return {
    read: async () => kept.map(rowOf),
    put: (pids: readonly number[]) =>
      new Promise<void>((done) => {
        waiting.push(() => {
          kept = [...pids];
          done();
        });
      }),
    takeNext: () => waiting.shift()?.(),
    waiting,
  };
}

type SlowServer = ReturnType<typeof slowServer>;

const parts = { markOf: () => ({}), further: [], actionsOf: () => null };

function Place({ server }: { server: SlowServer }) {
  const list = useQuery({ queryKey: ['set'], queryFn: server.read });
  return list.data ? <Table server={server} listed={list.data} /> : null;
}

function Table({ server, listed }: { server: SlowServer; listed: readonly SetProblem[] }) {
  const order = useAction({ run: server.put, keys: [['set']] });
  return (
    <ProblemSetTable
      label="Problems"
      listed={listed}
      onOrder={order.run}
      onName={() => undefined}
      parts={parts}
      keepsIds
    />
  );
}

const titles = () =>
  screen.getAllByRole('button', { name: /^Title/ }).map((each) => each.textContent);
const moveUp = (name: string) =>
  fireEvent.keyDown(screen.getByRole('button', { name: `Move ${name}` }), { key: 'ArrowUp' });

it('stands as it was put last while the order of before is read again', async () => {
  const server = slowServer();
  await show(<Place server={server} />, [adminTexts]);
  await screen.findByText('Title 3');
  moveUp('P3');
  await waitFor(() => expect(titles()).toEqual(['Title 1', 'Title 3', 'Title 2']));
  moveUp('P3');
  const wanted = ['Title 3', 'Title 1', 'Title 2'];
  await waitFor(() => expect(titles()).toEqual(wanted));
  const shown: unknown[] = [];
  const watching = new MutationObserver(() => shown.push(titles()));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  server.takeNext();
  await new Promise((done) => setTimeout(done, 100));
  expect(server.waiting).toHaveLength(1);
  server.takeNext();
  await new Promise((done) => setTimeout(done, 100));
  watching.disconnect();
  expect(shown.filter((each) => String(each) !== String(wanted))).toEqual([]);
  expect(titles()).toEqual(wanted);
});
