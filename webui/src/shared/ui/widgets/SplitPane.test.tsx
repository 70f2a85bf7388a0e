import { act, fireEvent, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show';
import { SplitPane } from './SplitPane';

let drawn = 0;
function Pane({ name }: { name: string }) {
  drawn += 1;
  return <p>{name}</p>;
}
const onFold = vi.fn();

async function open(stored?: string) {
  if (stored) localStorage.setItem('problemSplit', stored);
  await show(
    <SplitPane
      storageKey="problemSplit"
      label="Divider"
      expandLabel="Bring it back"
      onFold={onFold}
      left={<Pane name="left" />}
      right={<Pane name="right" />}
    />,
  );
}
const divider = () => screen.getByRole('separator', { name: 'Divider' });
const at = () => Number(divider().getAttribute('aria-valuenow'));
const press = (key: string) => act(() => void fireEvent.keyDown(divider(), { key }));
const pointer = (kind: 'Down' | 'Move' | 'Up', clientX: number) =>
  act(() => void fireEvent[`pointer${kind}`](divider(), { clientX, button: 0, pointerId: 1 }));

it('is moved by keys, tells where it stands, and is found there again', async () => {
  await open('500');
  expect(at()).toBe(500);
  const [least, most] = ['aria-valuemin', 'aria-valuemax'].map((name) =>
    Number(divider().getAttribute(name)),
  );
  expect([least, most]).toEqual([200, window.innerWidth]);
  await press('ArrowLeft');
  expect(at()).toBeLessThan(500);
  expect(localStorage.getItem('problemSplit')).toBe(String(at()));
  await press('Home');
  expect(at()).toBe(200);
  await press('End');
  expect(at()).toBe(window.innerWidth - 200);
});

it('takes the right pane away by Enter and brings it back by its button', async () => {
  await open('500');
  await press('Enter');
  expect(onFold).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(onFold).toHaveBeenLastCalledWith(false);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(at()).toBe(500);
});

it('follows the hand without drawing the panes, and keeps the width when it is let go', async () => {
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  await open('500');
  const box = { left: 0, width: 1024 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  drawn = 0;
  await pointer('Down', 0);
  await pointer('Move', 600);
  expect(at()).toBe(600);
  expect(localStorage.getItem('problemSplit')).toBe('500');
  await pointer('Move', 700);
  await pointer('Up', 700);
  await pointer('Move', 300);
  expect(at()).toBe(700);
  expect(localStorage.getItem('problemSplit')).toBe('700');
  expect(drawn).toBe(0);
});

it('goes back to the usual width by a double click', async () => {
  await open('700');
  await act(() => void fireEvent.dblClick(divider()));
  expect([at(), localStorage.getItem('problemSplit')]).toEqual([431, '431']);
});
