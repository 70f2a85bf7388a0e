import { act, fireEvent, screen } from '@testing-library/preact';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { lazyPart } from './lazyPart';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const gone = () => Promise.reject(new Error('gone'));
const here = async () => ({ default: Words });

async function open(load: () => Promise<{ default: typeof Words }>, options = {}) {
  const Part = lazyPart(load, options);
  await show(
    <section>
      <h1>Around</h1>
      <Part text="the part" />
    </section>,
  );
}

describe('a part that is loaded later', () => {
  it('is asked for a second time by itself', async () => {
    const load = vi.fn(here).mockImplementationOnce(gone);
    await open(load, { waiting: <p>coming</p> });
    expect(screen.getByText('coming')).toBeTruthy();
    expect(await screen.findByText('the part')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says that it did not come, leaves its surroundings, and comes when asked again', async () => {
    const load = vi.fn(here).mockImplementationOnce(gone).mockImplementationOnce(gone);
    await open(load);
    expect((await screen.findByRole('alert')).textContent).toContain('did not come');
    expect(screen.getByRole('heading', { name: 'Around' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the part')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stands at once where it has come before', async () => {
    const load = vi.fn(here);
    const Part = lazyPart(load);
    await Part.preload();
    await show(<Part text="the part" />);
    expect(screen.getByText('the part')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes nobody along when it breaks, and is drawn anew when asked', async () => {
    let isBroken = true;
    const Breaking = () => {
      if (isBroken) throw new Error('broken');
      return <p>whole</p>;
    };
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { asked } = fakeServer({ 'POST /api/crash-report': ok(null) });
    const Part = lazyPart(async () => ({ default: Breaking }));
    await show(
      <section>
        <h1>Around</h1>
        <Part />
      </section>,
    );
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toContain('met an error');
    const number = /this number: (\d{6})/.exec(told ?? '')?.[1];
    expect(written.mock.calls[0]?.[0]).toBe(`[${number}]`);
    // What tells the server comes when there is something to tell.
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ number, message: 'broken', version: 'test' });
    expect(screen.getByRole('heading', { name: 'Around' })).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('whole')).toBeTruthy();
  });

  it('shows nothing at all in place of a decoration', async () => {
    const load = vi.fn(gone);
    await open(load, { missing: 'nothing' });
    await act(() => vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), 10_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Around' })).toBeTruthy();
  });

  it('is tried anew when it is opened again as a dialog', async () => {
    const load = vi.fn(async () => ({ default: Panel }));
    const Panel = (_: { onClose: () => void }) => <p>the dialog</p>;
    load.mockImplementationOnce(gone).mockImplementationOnce(gone);
    const Part = lazyPart(load, { missing: 'dialog' });
    function Screen() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <Part onClose={() => setOpen(false)} />}
        </>
      );
    }
    await show(<Screen />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('the dialog')).toBeTruthy();
  });
});
