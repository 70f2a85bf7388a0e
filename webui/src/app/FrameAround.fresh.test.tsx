import { act, fireEvent, screen } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { enterSession } from '../shared/session/session';
import { fakeServer } from '../testing/fakeServer';
import { sampleUser } from '../testing/samples';
import { showWhole } from '../testing/show';
import { App } from './App';
import type { FrameProps } from './frames';
import { to } from './routes';

/** As the frame of a contest will be: it remembers something of its own. */
function ContestFrame({ children }: FrameProps) {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks}
      </button>
      {children}
    </>
  );
}

vi.mock('./frames', async (original) => {
  const { frames, ...rest } = await original<typeof import('./frames')>();
  const load = async () => ({ default: ContestFrame });
  return { ...rest, frames: { ...frames, bare: { hasBar: false, load, idFrom: 'contestID' } } };
});
vi.mock('./pages', async (original) => {
  const plain = (await import('../testing/plainPages')).plainPages(await original());
  const inFrame = (name: 'ContestDetails' | 'ContestRank') => ({
    ...plain.pages[name],
    frame: 'bare',
  });
  const contest = {
    ContestDetails: inFrame('ContestDetails'),
    ContestRank: inFrame('ContestRank'),
  };
  return { ...plain, pages: { ...plain.pages, ...contest } };
});

it('a frame stays within one contest, and is another one in the next', async () => {
  fakeServer({});
  enterSession(sampleUser());
  history.replaceState(null, '', to('ContestDetails', { contestID: 7 }));
  showWhole(<App />);
  await screen.findByRole('heading', { name: 'ContestDetails' });
  fireEvent.click(screen.getByRole('button', { name: 'Clicked 0' }));

  await act(() => history.pushState(null, '', to('ContestRank', { contestID: 7 })));
  await screen.findByRole('heading', { name: 'ContestRank' });
  expect(screen.getByRole('button').textContent).toBe('Clicked 1');

  await act(() => history.pushState(null, '', to('ContestRank', { contestID: 8 })));
  expect(await screen.findByRole('button', { name: 'Clicked 0' })).toBeTruthy();
});
