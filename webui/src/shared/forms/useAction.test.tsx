import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { request } from '../api/client';
import { useAction } from './useAction';

interface ScreenProps {
  isQuiet?: boolean;
  showsFailure?: boolean;
  asks?: boolean;
  isSingle?: boolean;
  onRefused?: (error: unknown) => void;
}

const question = { title: 'Really?', confirmLabel: 'Yes' };

/** A list, and a button that changes it. */
function Screen({
  isQuiet = false,
  showsFailure = false,
  asks = false,
  isSingle = false,
  onRefused = () => undefined,
}: ScreenProps) {
  const list = useQuery({ queryKey: ['list'], queryFn: () => request<number>('/api/list') });
  const change = useAction({
    run: (name: string) => request<number>('/api/change', { method: 'POST', isQuiet, body: name }),
    ...(asks && { ask: () => question }),
    said: (count, name) => `${name}: ${count} changed`,
    keys: [['list']],
    onRefused,
    showsFailure,
    isSingle,
  });
  return (
    <>
      <p>read {list.data}</p>
      {change.failure && <p>here: {change.failure}</p>}
      <button type="button" disabled={change.isBusy} onClick={() => void change.run('this')}>
        Change
      </button>
      <button type="button" onClick={change.forget}>
        Read
      </button>
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));

function serve(answer = ok(3)) {
  let readings = 0;
  return fakeServer({
    'GET /api/list': () => {
      readings += 1;
      return ok(readings);
    },
    'POST /api/change': answer,
  });
}

const refused = refusal(400, 'update.failed', 'It is locked');

it('says what came of it, and has the list read again', async () => {
  serve();
  await show(<Screen />);
  await screen.findByText('read 1');
  await press();
  await screen.findByText('this: 3 changed');
  await screen.findByText('read 2');
});

it('is busy until the list has come', async () => {
  serve();
  await show(<Screen />);
  await screen.findByText('read 1');
  await press();
  await screen.findByText('read 2');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', false),
  );
});

it('does nothing without a yes', async () => {
  const { asked } = serve();
  await show(<Screen asks />);
  await screen.findByText('read 1');
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('this: 3 changed');
});

it.each([true, false])('tells a refusal in one toast (quiet call: %s)', async (isQuiet) => {
  // A telephone: elsewhere the client adds the notification of specification S1 §8.
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android) Mobile');
  serve(refused);
  await show(<Screen isQuiet={isQuiet} />);
  await screen.findByText('read 1');
  await press();
  await screen.findByText('read 2');
  expect(screen.getAllByText(/It is locked/)).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('leaves a quiet refusal to the caller who has a place for it', async () => {
  serve(refused);
  await show(<Screen isQuiet showsFailure />);
  await screen.findByText('read 1');
  await press();
  await screen.findByText('here: It is locked');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not say at its own place what the client has said', async () => {
  serve(refused);
  await show(<Screen showsFailure />);
  await screen.findByText('read 1');
  await press();
  await screen.findByText('read 2');
  expect(screen.queryByText('here: It is locked')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('It is locked');
});

it('can be pressed once at a time, and again after that', async () => {
  const { asked } = serve();
  await show(<Screen isSingle />);
  await screen.findByText('read 1');
  const button = screen.getByRole('button', { name: 'Change' });
  // Two presses before the first one is drawn.
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('read 2');
  const writes = () => asked.filter(({ method }) => method === 'POST').length;
  expect(writes()).toBe(1);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await press();
  await screen.findByText('read 3');
  expect(writes()).toBe(2);
});

it('hands a refusal over, and forgets its words when asked to', async () => {
  serve(refused);
  const onRefused = vi.fn();
  await show(<Screen isQuiet showsFailure onRefused={onRefused} />);
  await screen.findByText('read 1');
  await press();
  await screen.findByText('here: It is locked');
  expect(onRefused).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(screen.queryByText('here: It is locked')).toBeNull());
});
