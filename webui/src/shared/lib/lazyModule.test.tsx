import { render, screen, waitFor } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { type LazyModule, lazyModule, useLazyModule } from './lazyModule';

interface Part {
  name: string;
}

function Shown({ source, onDrawn }: { source: LazyModule<Part>; onDrawn?: () => void }) {
  const { module, error, retry } = useLazyModule(source);
  onDrawn?.();
  if (error) {
    return (
      <button type="button" onClick={retry}>
        Again
      </button>
    );
  }
  return <p>{module ? module.name : 'Loading'}</p>;
}

test('draws the part when it comes', async () => {
  const source = lazyModule(async () => ({ name: 'Charts' }));
  render(<Shown source={source} />);
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('Charts');
});

test('draws a part that came after its drawing and before anybody waited for it', async () => {
  let part: Part | null = null;
  const source: LazyModule<Part> = { current: () => part, load: vi.fn(async () => ({ name: '' })) };
  render(
    <Shown
      source={source}
      onDrawn={() => {
        part ??= { name: 'Charts' };
      }}
    />,
  );
  await screen.findByText('Charts');
  expect(source.load).not.toHaveBeenCalled();
});

test('tells that a part did not come, and fetches it anew when asked', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The switch is off');
    return { name: 'Charts' };
  };
  render(<Shown source={{ current: () => null, load }} />);
  (await screen.findByRole('button', { name: 'Again' })).click();
  await waitFor(() => expect(tries).toBe(2));
});
