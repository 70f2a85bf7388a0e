import { screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { show } from '../../testing/show';
import { type SendingWay, useSending } from './useSending';

const list = new File(['Ada'], 'list.csv');

/** A button that sends a file; the test plays the call. */
function Screen({ call }: { call: (file: File, way: SendingWay) => Promise<string> }) {
  const send = useSending({ nameOf: (file: File) => file.name, run: call, showsFailure: true });
  return (
    <>
      <button type="button" onClick={() => void send.run(list)}>
        Send
      </button>
      <button type="button" onClick={send.cancel}>
        Give up
      </button>
      {send.sending && <p role="status">{`${send.sending.name} ${send.sending.share * 100} %`}</p>}
      {send.failure && <p role="alert">{send.failure}</p>}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A call that waits for its end. */
function playedCall() {
  const ways: SendingWay[] = [];
  let refuse = (_: Error) => {};
  const call = (_: File, way: SendingWay) => {
    ways.push(way);
    return new Promise<string>((_resolve, reject) => {
      refuse = reject;
      // As XMLHttpRequest tells it: with words of its own.
      way.signal.addEventListener('abort', () => reject(new Error('The server takes too long')));
    });
  };
  return { call, ways, refuse: (words: string) => refuse(new Error(words)) };
}

it('tells how far the file is, and the refusal in its place', async () => {
  const { call, ways, refuse } = playedCall();
  await show(<Screen call={call} />);
  await press('Send');
  await screen.findByText('list.csv 0 %');
  ways[0]?.onProgress({ name: 'list.csv', share: 0.5 });
  await screen.findByText('list.csv 50 %');
  refuse('It is no list');
  await screen.findByText('It is no list');
  expect(screen.queryByRole('status')).toBeNull();
});

it('sends one file at a time', async () => {
  const { call, ways } = playedCall();
  await show(<Screen call={call} />);
  await press('Send');
  await press('Send');
  expect(ways).toHaveLength(1);
});

it('says nothing of what was cancelled, and takes the next file', async () => {
  const { call, ways } = playedCall();
  await show(<Screen call={call} />);
  await press('Send');
  await press('Give up');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Send');
  expect(ways).toHaveLength(2);
});

it('gives up with its page', async () => {
  const { call, ways } = playedCall();
  const { unmount } = await show(<Screen call={call} />);
  await press('Send');
  unmount();
  await waitFor(() => expect(ways[0]?.signal.aborted).toBe(true));
});
